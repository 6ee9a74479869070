import { intlLocale } from './locale.ts';

/** For words that begin a line or stand alone: in Spanish, days and months begin with a small letter within a sentence
 * only. */
export const capitalized = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(intlLocale()) + words.slice(1);
