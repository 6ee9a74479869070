import { type MantineSpacing, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './record-layout.module.css';

type Props = {
  id: string;
  title: string;
  /** Space below the title. */
  titleSpace?: MantineSpacing;
  'data-no-print'?: true | undefined;
  children: ReactNode;
};

/** A section of the main part. In print it stays on one page if it fits. */
export const RecordSection = ({ id, title, titleSpace = 0, children, ...print }: Props) => (
  <section className={classes.section} aria-labelledby={id} {...print}>
    <Title order={2} id={id} mb={titleSpace}>
      {title}
    </Title>
    {children}
  </section>
);
