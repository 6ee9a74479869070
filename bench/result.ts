/** A measurement that is not a rate compared with pgbench: a time, an amount of memory, a size. */
export type Result = {
  work: string;
  unit: string;
  measured: number;
  against?: number;
  ratio?: number;
  /** Goals: the ratio, or the measurement when there is no ratio, is at least `least` or at most `most`. */
  min?: number;
  max?: number;
};

export const resultColumns = ['work', 'unit', 'measured', 'against', 'ratio', 'goal', ''];

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0);

const isMet = ({ measured, ratio, min, max }: Result): boolean => {
  const judged = ratio ?? measured;
  return judged >= (min ?? Number.NEGATIVE_INFINITY) && judged <= (max ?? Number.POSITIVE_INFINITY);
};

const goalOf = ({ min, max }: Result): string => {
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? '' : `at most ${max}`;
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
