import { columnGuesser } from '#features/imports/imports/contract';
import { prefixes, suffixes, synonyms } from './synonyms.ts';

/** Guesses from the headers which column fills which field of a job site. */
export const guessColumns = columnGuesser(synonyms, { prefixes, suffixes });
