import type { ImportCounts, RowFilter } from '../../contract/index.ts';
import type { JudgedRow } from '../kind.ts';

type Judged = Pick<JudgedRow, 'outcome' | 'warnings'>;

export const isWritten = ({ outcome }: Pick<Judged, 'outcome'>): boolean =>
  outcome === 'created' || outcome === 'updated';

/** Whether a row is of a kind; rows with a warning are written ones. */
export const isOfKind = (row: Judged, kind: RowFilter | undefined): boolean => {
  if (kind === undefined) return true;
  return kind === 'warning' ? isWritten(row) && row.warnings.length > 0 : row.outcome === kind;
};

export const countRows = (rows: readonly Judged[], canUpdate: boolean): ImportCounts => {
  const count = (kind: RowFilter): number => rows.filter((row) => isOfKind(row, kind)).length;
  return {
    created: count('created'),
    ...(canUpdate ? { updated: count('updated') } : {}),
    duplicate: count('duplicate'),
    invalid: count('invalid'),
    left_out: count('left_out'),
    warnings: count('warning'),
  };
};

/** The different texts that rows hold, without empty ones. */
export const distinct = <R>(rows: readonly { row: R }[], read: (row: R) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** Rows with those in place that were judged again. */
export const withJudged = <J extends { line: number }>(rows: readonly J[], again: readonly J[]): J[] => {
  const byLine = new Map(again.map((row) => [row.line, row]));
  return rows.map((row) => byLine.get(row.line) ?? row);
};
