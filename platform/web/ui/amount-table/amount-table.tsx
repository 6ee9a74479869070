import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './amount-table.module.css';

/** A table of amounts and their sums: rows of `AmountRow` in `tbody` and `tfoot`. */
export const AmountTable = ({ children }: { children: ReactNode }) => (
  <table className={classes.table}>{children}</table>
);

type Props = {
  label: ReactNode;
  /** Smaller, below the label. */
  note?: ReactNode;
  /** The amount as people read it. */
  amount: ReactNode;
  /** The amount is a sum of others. */
  sum?: boolean;
};

export const AmountRow = ({ label, note, amount, sum = false }: Props) => (
  <tr className={sum ? classes.sum : undefined}>
    <th scope="row">
      {label}
      {note && (
        <Box component="span" display="block" c="dimmed" fz={13}>
          {note}
        </Box>
      )}
    </th>
    <td>{amount}</td>
  </tr>
);
