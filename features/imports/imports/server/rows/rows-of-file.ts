/** The different texts that rows hold, without empty ones. */
export const distinct = <R>(rows: readonly { row: R }[], read: (row: R) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** Rows with those in place that were judged again. */
export const withJudged = <J extends { line: number }>(rows: readonly J[], again: readonly J[]): J[] => {
  const byLine = new Map(again.map((row) => [row.line, row]));
  return rows.map((row) => byLine.get(row.line) ?? row);
};
