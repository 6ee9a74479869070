import { isSpreadsheetError, plainWord } from '../../contract/index.ts';

/** What reports call the line below their rows, in English and Spanish. */
const words =
  /^(?:(?:grand|sub|report|page|overall)[ -]?)?totals?$|^(?:gran |sub)?total(?:es)?(?: general(?:es)?| del reporte)?$|^sumas?(?: total)?$|^sum$/;

const isWord = (cell: string): boolean =>
  words.test(plainWord(cell).replace(/\s*:$/, '').replace(/\s+/g, ' '));

/** A number of any spelling, without a word, or the error of a sum that failed. */
const isNumber = (cell: string): boolean =>
  (/\d/.test(cell) && !/\p{L}/u.test(cell)) || isSpreadsheetError(cell);

export type Columns = {
  /** The field that each column fills. */
  targetAt: ReadonlyMap<number, string>;
  measures: readonly string[];
};

/** Whether a row is a total: it begins with such a word, and otherwise holds numbers only, in columns of measures or in those that
 * fill no field. A tenant called Total has a suite, a client has an account number. */
export const isTotal = (cells: readonly string[], { targetAt, measures }: Columns): boolean => {
  const filled = cells.flatMap((cell, at) =>
    cell.trim() === '' ? [] : [{ cell, target: targetAt.get(at) }],
  );
  const [first, ...others] = filled;
  if (!first || !isWord(first.cell)) return false;
  return others.every(
    ({ cell, target }) => isNumber(cell) && (target === undefined || measures.includes(target)),
  );
};
