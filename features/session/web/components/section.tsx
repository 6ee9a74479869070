import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

/** What it is about at the left, the fields at the right; one under the other on a phone. */
export const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
};
