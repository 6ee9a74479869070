import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Columns } from '../ui/columns/columns.tsx';
import even from './even-rows.module.css';
import classes from './form-layout.module.css';

type BesideProps = { children: ReactNode; aside: ReactNode; label: string };

/** The sections of a form, and beside them their sum, which stays in sight. On a phone one stands below the other. */
export const FormBeside = ({ children, aside, label }: BesideProps) => (
  <Columns columns="minmax(0, 1fr) 340px" from="md" gap="16px 32px" align="start">
    <Stack miw={0} data-breaks gap={28}>
      {children}
    </Stack>
    <Paper className={classes.aside} p="md" component="section" aria-label={label}>
      {aside}
    </Paper>
  </Columns>
);

/** The sum of a form, above its buttons on a phone. */
export const SumOnPhone = ({ children }: { children: ReactNode }) => (
  <output className={classes.sum}>{children}</output>
);

/** Fields that belong together, under a heading. */
export const FieldGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack component="fieldset" className={classes.group} gap="sm">
    <legend>{title}</legend>
    {children}
  </Stack>
);

/** Short fields, as many beside each other as fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.fields} ${even.rows}`}>{children}</div>
);
