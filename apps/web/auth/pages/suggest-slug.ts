import { fold } from '#platform/contract/fold';

/** Words that say what kind of company it is; people leave them out of a short name. */
const legalForms = /\b(inc|llc|l\.l\.c|ltd|corp|corporation|incorporated|company|co)\b\.?/g;

/** The maximum length of a short name. */
const maxLetters = 40;

const hyphenated = (words: string): string =>
  words
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLetters)
    .replace(/^-+|-+$/g, '');

/** A short name to begin with: `Brightside Building Care, Inc.` becomes `brightside-building-care`. */
export const suggestSlug = (company: string): string => {
  const words = fold(company);
  return hyphenated(words.replace(legalForms, ' ')) || hyphenated(words);
};
