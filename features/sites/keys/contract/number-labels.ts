/** Maximum number of characters of a label. */
export const labelLimit = 40;

/** Maximum number of keys that one request adds. */
export const maxAdded = 50;

/** Labels for `count` keys. The last number of the first label counts up and keeps its leading zeros: `MK-10` follows
 * `MK-09`. A label without a number gets one at its end. */
export const numberLabels = (first: string, count: number): string[] => {
  if (count === 1) return [first];
  const [, before = '', digits = ''] = /^(.*?)(\d{1,9})$/s.exec(first) ?? [];
  const nth = (at: number): string =>
    digits === '' ? `${first} ${at + 1}` : before + String(Number(digits) + at).padStart(digits.length, '0');
  return Array.from({ length: count }, (_, at) => nth(at));
};
