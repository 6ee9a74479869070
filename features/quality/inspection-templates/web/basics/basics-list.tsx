import { Box, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './basics.module.css';

type Props<R> = {
  label: string;
  rows: readonly R[];
  nameOf: (row: R) => string;
  /** Undefined for people who may only read. */
  onOpen: ((row: R) => void) | undefined;
  /** What is shown beside the name. */
  children: (row: R) => ReactNode;
};

/** A short list, all of it at once. */
export const BasicsList = <R extends { id: number }>({ label, rows, nameOf, onOpen, children }: Props<R>) => (
  <Box
    component="ul"
    className={classes.rows}
    maw={880}
    bd="1px solid var(--cora-border)"
    bdrs="md"
    aria-label={label}
  >
    {rows.map((row) => (
      <li key={row.id}>
        {onOpen ? (
          <UnstyledButton className={classes.row} onClick={() => onOpen(row)}>
            <Text fw={500} className={classes.name}>
              {nameOf(row)}
            </Text>
            {children(row)}
          </UnstyledButton>
        ) : (
          <div className={classes.row}>
            <Text fw={500} className={classes.name}>
              {nameOf(row)}
            </Text>
            {children(row)}
          </div>
        )}
      </li>
    ))}
  </Box>
);
