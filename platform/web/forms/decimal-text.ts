/** Digits before and behind the point, and whether a sign may stand before them. */
export type Decimals = { digits: number; decimals: number; negative: boolean };

/** The text in the field, and its number: '' while there is no digit. */
export type TypedDecimal = { text: string; value: number | '' };

const groups = /^\d{1,3}(,\d{3})+$/;

/** The number with a point before the decimals and no separators of thousands. A comma separates thousands if a point
 * follows, or three digits that cannot be decimals; any other comma is read as a point. Undefined if the separators make no
 * number. */
const plain = (text: string, decimals: number): string | undefined => {
  if (!text.includes(',')) return text;
  const [whole = '', ...behind] = text.split('.');
  if (behind.length > 0) return groups.test(whole) ? text.replaceAll(',', '') : undefined;
  const grouped = decimals < 3 ? /^[1-9]\d{0,2}(,\d{3})+$/ : /^[1-9]\d{0,2}(,\d{3}){2,}$/;
  if (grouped.test(text)) return text.replaceAll(',', '');
  return text.split(',').length === 2 ? text.replace(',', '.') : undefined;
};

/** Reads what somebody has typed or pasted so far, with or without a currency; null when it cannot become such a number. */
export const typedDecimal = (
  typed: string,
  { digits, decimals, negative }: Decimals,
): TypedDecimal | null => {
  const text = typed.replaceAll(/[\s$%]/g, '');
  const [sign, amount] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  const number = plain(amount, decimals);
  if (number === undefined || (sign && !negative)) return null;
  if (!new RegExp(`^\\d{0,${digits}}(\\.\\d{0,${decimals}})?$`).test(number)) return null;
  return { text, value: /\d/.test(number) ? Number(`${sign}${number}`) : '' };
};
