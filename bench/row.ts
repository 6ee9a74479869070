export type Row = {
  work: string;
  perSecond?: number;
  p50?: number;
  p99?: number;
  /** Transactions per second of pgbench, or the other figure that the ratio divides by. */
  against?: number;
  ratio?: number;
  goal?: number | undefined;
  statements?: number;
};

export const columns = ['work', 'ours/s', 'pgbench/s', 'ratio', 'goal', 'p50 ms', 'p99 ms', 'statements'];

const rounded = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(0));

export const cellsOf = ({ work, perSecond, p50, p99, against, ratio, goal, statements }: Row): string[] => [
  work,
  rounded(perSecond),
  rounded(against),
  ratio === undefined ? '' : ratio.toFixed(2),
  goal === undefined ? '' : String(goal),
  rounded(p50),
  rounded(p99),
  statements === undefined ? '' : String(statements),
];
