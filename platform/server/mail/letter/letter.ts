import type { Locale } from '#platform/contract/fields';

export type LetterLink = { label: string; url: string };

export type LetterFact = { label: string; value: string };

/** One of several things a letter tells, as in a digest. */
export type LetterItem = { title: string; text: string; url: string };

/** What a mail says, in plain words of its reader's language; the layout makes text and HTML of it. */
export type Letter = {
  locale: Locale;
  /** Who writes: the product, or the organization that uses it. */
  sender: string;
  /** What lists of mails show after the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  facts?: readonly LetterFact[];
  items?: readonly LetterItem[];
  button?: LetterLink;
  /** Small print: why this mail came. */
  reason: string;
  /** Where the reader chooses which mails come. */
  settings?: LetterLink;
};
