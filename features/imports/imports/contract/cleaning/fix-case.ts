import { capitals, ordinary, small } from './word-lists.ts';

/** Makes all but the first letter small. The word is in capitals, so the first letter needs no change. */
const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
};

const isAbbreviation = (word: string): boolean =>
  capitals.has(word) || (/^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word) && !ordinary.has(word));

/** 2d, 3d and 22d are ordinals too, but only of a street: SUITE 22D is a letter. */
const isOrdinal = (word: string, next: string): boolean =>
  /^\d+(ST|ND|RD|TH)$/.test(word) ||
  (/^\d*(?<!1)[23]D$/.test(word) && /^ +(&|(ST|STREET|AVE|AVENUE|PL|PLACE|RD|ROAD|DR|DRIVE)\b)/.test(next));

const fixWord = (word: string, isFirst: boolean, next: string): string => {
  if (isOrdinal(word, next)) return word.toLowerCase();
  if (/\p{N}/u.test(word) || word.length === 1 || isAbbreviation(word)) return word;
  if (small.has(word)) return isFirst ? capitalized(word) : word.toLowerCase();
  const [, mac, name] = /^(MC|[DLO]['’])(\p{L}{3,})$/u.exec(word) ?? [];
  return mac && name ? capitalized(mac) + capitalized(name) : capitalized(word);
};

/** Whether words between slashes are all abbreviations, such as FB/USPO/USCH: all are short and one surely is one. */
const isCode = (words: string): boolean => {
  const parts = words.split('/');
  const short = parts.every((word) => /^\p{L}{2,4}$/u.test(word) && !ordinary.has(word) && !small.has(word));
  return parts.length > 1 && short && parts.some(isAbbreviation);
};

/** Turns a name or address in capitals into ordinary spelling. Text that already has a small letter stays unchanged. */
export const fixCase = (text: string): string => {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}/]|['’&](?=\p{L}))*/gu, (words, at: number) => {
    if (capitals.has(words) || isCode(words)) return words;
    return words.replace(/[^/&]+/gu, (word, inside: number) =>
      fixWord(word, at + inside === 0, text.slice(at + inside + word.length)),
    );
  });
};
