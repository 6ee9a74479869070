import type { Locale } from '#platform/contract/fields';

export type EmailLink = { label: string; url: string };

/** Attached to the letter, because mail programs hide images that they would have to load. `caption` is shown where the
 * picture is not. */
export type EmailPicture = { jpeg: Uint8Array; width: number; height: number; caption: string };

export type EmailFact = { label: string; value: string; picture?: EmailPicture };

/** One of several items in a letter, as in a digest. */
export type EmailItem = { title: string; text: string; url: string };

/** The content of a mail in the reader's language. The layout turns it into text and HTML. */
export type EmailContent = {
  locale: Locale;
  /** The sender's name: the product, or the organization that uses it. */
  sender: string;
  /** The color of the organization that sends the letter, as `#0f766e`; without one, the product's own is used. */
  color?: string | null;
  /** The text that mail programs show after the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  facts?: readonly EmailFact[];
  items?: readonly EmailItem[];
  button?: EmailLink;
  /** Small print: why the reader gets this mail. */
  reason: string;
  /** Link to the page where the reader chooses which mails to get. */
  settings?: EmailLink;
  /** Link by which the reader of a repeating mail stops it, without a login. */
  stop?: EmailLink;
};
