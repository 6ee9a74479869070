const max = 20;

/** The number of the next amendment: the number of the base contract and a letter, or `-2` and up when all letters are taken. */
export const amendmentNumber = (base: string, taken: ReadonlySet<string>): string => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const counts = Array.from({ length: taken.size + 1 }, (_, at) => `-${at + 2}`);
  const numbers = [...letters, ...counts].map((end) => `${base.slice(0, max - end.length)}${end}`);
  return numbers.find((number) => !taken.has(number)) ?? base;
};
