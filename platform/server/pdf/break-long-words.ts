/** Letters from which on a word may not fit into its column: web addresses, part numbers, names without a blank. */
const long = 24;

const isLong = (word: string): boolean => word.length >= long;

/** A text whose long words may break anywhere, and the others only between each other. */
const pieces = (text: string): string | object[] => {
  const words = text.split(/(\s+)/);
  if (!words.some(isLong)) return text;
  return words
    .filter((word) => word !== '')
    .map((word) => (isLong(word) ? { text: word, wordBreak: 'break-all' } : { text: word }));
};

/** What is laid out, with long words that break: a word that is wider than its column would otherwise push its neighbors off
 * the paper. Pictures are named in `image`, whose name stays as it is. */
export const breakLongWords = <T>(node: T): T => {
  if (Array.isArray(node))
    return node.map((each) =>
      typeof each === 'string' ? { text: pieces(each) } : breakLongWords(each),
    ) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name === 'text') return [name, typeof value === 'string' ? pieces(value) : breakLongWords(value)];
      return [name, ['stack', 'columns', 'table', 'body'].includes(name) ? breakLongWords(value) : value];
    }),
  ) as T;
};
