/** The least number of columns that show what is a row. Two words with a comma between them are no row. */
const minColumns = 3;

/** The position of a cell that holds whole lines of the file, because a quotation mark before them is missing or too many:
 * between its first and last line, each has as many delimiters as a row. */
export const findSwallowed = (
  cells: readonly string[],
  { delimiter, width }: { delimiter: string; width: number },
): number | undefined => {
  if (width < minColumns) return undefined;
  const at = cells.findIndex((cell) => {
    if (!/[\r\n]/.test(cell)) return false;
    const inside = cell.split(/\r\n|\n|\r/).slice(1, -1);
    return inside.length > 0 && inside.every((line) => line.split(delimiter).length >= width);
  });
  return at < 0 ? undefined : at;
};
