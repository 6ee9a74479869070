const plainLetters = /^[\p{ASCII}]*$/u;

/** Normalizes text for comparing wherever people search: no case, no accents. */
export const fold = (words: string): string => {
  const lower = words.toLowerCase();
  return plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
};

/** The words that must all occur, in any order. */
export const searchedWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);
