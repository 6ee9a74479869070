import { intlLocale } from './locale.ts';

/** Words that begin a line or stand alone: Spanish writes days and months small within a sentence only. */
export const capitalized = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(intlLocale()) + words.slice(1);
