import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './mapping.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the mapping under its heading. */
export const MappingSection = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className={classes.section}>
    <Title order={2} id={id}>
      {title}
    </Title>
    {children}
  </section>
);
