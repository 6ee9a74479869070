import type { ImportCounts, RowFilter } from '../../contract/index.ts';
import type { CheckedRow } from './checked-row.ts';

/** Whether a row is of a kind; rows with a warning are created ones. */
export const isOfKind = ({ outcome, warnings }: CheckedRow, kind: RowFilter | undefined): boolean => {
  if (kind === undefined) return true;
  return kind === 'warning' ? outcome === 'created' && warnings.length > 0 : outcome === kind;
};

export const countRows = (rows: readonly CheckedRow[]): ImportCounts => {
  const count = (kind: RowFilter): number => rows.filter((row) => isOfKind(row, kind)).length;
  return {
    created: count('created'),
    duplicate: count('duplicate'),
    invalid: count('invalid'),
    warnings: count('warning'),
  };
};
