/** Characters that begin a formula, also in full width, which some programs treat alike, and the bar that begins a call
 * of another program (DDE). */
const begins = /^[=+\-@\t\r|＝＋－＠]/u;

/** A cell as text that no spreadsheet takes for a formula. Numbers stay numbers. */
export const escapeFormula = (text: string): string =>
  begins.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;

/** The text that `escapeFormula` has escaped, for files of ours that come back. */
export const unescapeFormula = (text: string): string => {
  const bare = text.slice(1);
  return text.startsWith("'") && escapeFormula(bare) === text ? bare : text;
};
