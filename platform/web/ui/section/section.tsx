import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Columns } from '../columns/columns.tsx';
import classes from './section.module.css';

type Props = {
  title: string;
  text: string;
  children: ReactNode;
  /** Its anchor in the address: `/profile#anchor`. */
  anchor?: string;
};

/** Title and explanation at the left, fields at the right; one below the other on a phone. */
export const Section = ({ title, text, children, anchor }: Props) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (anchor && location.hash === `#${anchor}`) place.current?.scrollIntoView();
  }, [anchor]);
  return (
    <Columns
      component="section"
      ref={place}
      id={anchor}
      className={classes.section}
      columns="minmax(180px, 280px) minmax(0, 560px)"
      from="md"
      gap="12px 40px"
      aria-labelledby={id}
    >
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      </div>
      <Stack gap="lg">{children}</Stack>
    </Columns>
  );
};
