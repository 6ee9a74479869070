const plainLetters = /^[\p{ASCII}]*$/u;

/** What has no accent that could be taken off, and how people type it: apostrophes of all keyboards, letters with strokes,
 * ligatures. The function `fold` of the database has the same. */
const others: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'`´ʹʻʼʽʾʿˈˊˋ‘’‛′‵＇ꞌ'].map((sign) => [sign, "'"])),
  ł: 'l',
  ŀ: 'l',
  ƚ: 'l',
  ø: 'o',
  ɵ: 'o',
  º: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ⱦ: 't',
  ŋ: 'n',
  ƀ: 'b',
  ɨ: 'i',
  ı: 'i',
  ƶ: 'z',
  ʉ: 'u',
  ǥ: 'g',
  ȼ: 'c',
  ɇ: 'e',
  ɍ: 'r',
  ⱥ: 'a',
  ª: 'a',
  ſ: 's',
  ĸ: 'k',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ĳ: 'ij',
};

const isOther = new RegExp(`[${Object.keys(others).join('')}]`, 'gu');

/** Normalizes text for comparing wherever people search: no case, no accents or strokes, one kind of apostrophe. */
export const fold = (words: string): string => {
  const lower = words.toLowerCase();
  const plain = plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain.replace(isOther, (letter) => others[letter] ?? letter);
};

/** The words that must all occur, in any order. */
export const searchedWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);
