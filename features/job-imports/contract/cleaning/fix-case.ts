import { capitals, ordinary, small } from './word-lists.ts';

/** Makes all but the first letter small. The word is in capitals, so the first letter needs no change. */
const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
};

const fixWord = (word: string, isFirst: boolean): string => {
  if (/^\d+(ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  if (/\p{N}/u.test(word) || word.length === 1 || capitals.has(word)) return word;
  if (small.has(word)) return isFirst ? capitalized(word) : word.toLowerCase();
  if (/^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word) && !ordinary.has(word)) return word;
  const [, mac, name] = /^(MC|[OD]['’])(\p{L}{3,})$/u.exec(word) ?? [];
  return mac && name ? capitalized(mac) + capitalized(name) : capitalized(word);
};

/** Turns a name or address in capitals into ordinary spelling. Text that already has a small letter stays unchanged. */
export const fixCase = (text: string): string => {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’&](?=\p{L}))*/gu, (word, at: number) =>
    fixWord(word, at === 0),
  );
};
