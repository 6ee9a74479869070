import type { Locale } from '#platform/contract/fields';

/** A picture that `pictureForPdf` has made small enough for its place on paper. */
export type PdfPicture = { jpeg: Uint8Array; width: number; height: number; caption: string };

export type PdfTone = 'good' | 'near' | 'bad' | 'none';

/** What was asked or done, its result, and the comments and photos for it. */
export type PdfLine = {
  label: string;
  /** A box to tick before the label. */
  box?: boolean;
  /** Beside the label, such as "Critical". */
  tag?: string;
  value: string;
  tone: PdfTone;
  notes: readonly string[];
  pictures: readonly PdfPicture[];
};

export type PdfBlock =
  | { kind: 'heading'; level: 1 | 2; text: string; aside?: string }
  /** With `url` it can be clicked. */
  | { kind: 'paragraph'; text: string; url?: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'lines'; lines: readonly PdfLine[]; head?: readonly [label: string, value: string] }
  /** Lines to sign on, each with its word below. */
  | { kind: 'sign'; labels: readonly string[] }
  | {
      kind: 'figure';
      figure: string;
      tone: PdfTone;
      /** How much of the bar is filled, and where the target stands, between 0 and 1; null draws none. */
      share: number | null;
      target: number | null;
      title: string;
      notes: readonly string[];
    };

export type PdfBrand = {
  name: string;
  color: string | null;
  logo: PdfPicture | null;
  /** Lines of address, phone and email. Papers that were laid out before there were any have none. */
  sender?: readonly string[];
  /** Stands at the foot of every page. */
  footer?: string;
};

/** A document as data: it goes to another thread, where it is laid out. */
export type PdfDocument = {
  /** When the file says that it was made. A document that says so makes the same bytes each time; without it, the file says
   * the moment of the making. */
  madeAt?: string;
  locale: Locale;
  title: string;
  subtitle: string;
  brand: PdfBrand;
  /** Words printed across every page, such as DRAFT. */
  watermark?: string;
  /** Blocks below the title. They have a page of their own when content follows. */
  cover: readonly PdfBlock[];
  content: readonly PdfBlock[];
};
