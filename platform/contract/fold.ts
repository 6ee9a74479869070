const plainLetters = /^[\p{ASCII}]*$/u;

/** How words are compared wherever people search: without case and accents. */
export const fold = (words: string): string => {
  const lower = words.toLowerCase();
  return plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
};

/** Every typed word has to be there, in any order. */
export const searchedWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);
