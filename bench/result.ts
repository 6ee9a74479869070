/** A measurement that is not a rate compared with pgbench: a time, an amount of memory, a size. */
export type Result = {
  work: string;
  unit: string;
  measured: number;
  against?: number;
  ratio?: number;
  /** Goals: the ratio, or the measurement when there is no ratio, is at least `least` or at most `most`. */
  least?: number;
  most?: number;
};

export const resultColumns = ['work', 'unit', 'measured', 'against', 'ratio', 'goal', ''];

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0);

const isMet = ({ measured, ratio, least, most }: Result): boolean => {
  const judged = ratio ?? measured;
  return judged >= (least ?? Number.NEGATIVE_INFINITY) && judged <= (most ?? Number.POSITIVE_INFINITY);
};

const goalOf = ({ least, most }: Result): string => {
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
};

export const cellsOfResult = (result: Result): string[] => [
  result.work,
  result.unit,
  shown(result.measured),
  shown(result.against),
  shown(result.ratio),
  goalOf(result),
  isMet(result) ? '' : 'MISSED',
];
