/** Characters of a label. */
export const labelLimit = 40;

/** Items that one request adds. */
export const mostAdded = 50;

/** The labels of `count` items like the first: its last number counts up and keeps its zeros, `MK-09` is followed by `MK-10`.
 * A label without a number gets one behind it. */
export const numberLabels = (first: string, count: number): string[] => {
  if (count === 1) return [first];
  const [, before = '', digits = ''] = /^(.*?)(\d{1,9})$/s.exec(first) ?? [];
  const nth = (at: number): string =>
    digits === '' ? `${first} ${at + 1}` : before + String(Number(digits) + at).padStart(digits.length, '0');
  return Array.from({ length: count }, (_, at) => nth(at));
};
