import { type DecimalMark, readAmount } from '#platform/contract/read-amount';

const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\D*[1-9]\d{0,2}(,\d{3})+\D*$/,
  ',': /^\D*[1-9]\d{0,2}(\.\d{3})+\D*$/,
};

/** The mark before the decimals of a whole file, from the cells that hold amounts: `12,50` has a meaning with a comma only. Where
 * no cell says it, groups of three do, in a file with semicolons: programs write those where the comma is taken. */
export const findDecimalMark = (cells: readonly string[], delimiter: string): DecimalMark => {
  const count = (holds: (cell: string) => boolean): number => cells.filter(holds).length;
  const only = (mark: DecimalMark, other: DecimalMark): number =>
    count((cell) => readAmount(cell, mark) !== undefined && readAmount(cell, other) === undefined);
  const [comma, point] = [only(',', '.'), only('.', ',')];
  if (comma !== point) return comma > point ? ',' : '.';
  if (comma > 0 || delimiter !== ';') return '.';
  return count((cell) => grouped['.'].test(cell)) > count((cell) => grouped[','].test(cell)) ? '.' : ',';
};
