import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import even from './even-rows.module.css';
import classes from './form-layout.module.css';

type BesideProps = { children: ReactNode; aside: ReactNode; label: string };

/** The sections of a form, and beside them their sum, which stays in sight. On a phone one stands below the other. */
export const FormBeside = ({ children, aside, label }: BesideProps) => (
  <div className={classes.form}>
    <div className={classes.sections}>{children}</div>
    <Paper className={classes.aside} p="md" component="section" aria-label={label}>
      {aside}
    </Paper>
  </div>
);

/** The sum of a form, above its buttons on a phone. */
export const SumOnPhone = ({ children }: { children: ReactNode }) => (
  <output className={classes.sum}>{children}</output>
);

/** Fields that belong together, under a heading. */
export const FieldGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Short fields, as many beside each other as fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.fields} ${even.rows}`}>{children}</div>
);
