import { inTime } from '#platform/server/in-time';
import { makePdf } from '#platform/server/pdf/make-pdf';
import type { PdfDocument, PdfPicture } from '#platform/server/pdf/pdf-document';
import type { Storage } from '#platform/server/storage/storage';
import { type PaperFile, paperPictures } from '../serve/paper-pictures.ts';

type Pictures = ReadonlyMap<number, PdfPicture>;

/** A record on paper: its photos, and the document that shows them. */
export type Paper = {
  name: string;
  files: readonly PaperFile[];
  document: (pictures: Pictures) => PdfDocument;
};

type Tools = { storage: Pick<Storage, 'read'> };

export type Making = {
  /** Ends the making. */
  signal?: AbortSignal | undefined;
  onPhoto?: (done: number) => Promise<void>;
};

/** Milliseconds. A paper with some hundred photos takes half a minute. */
const longest = 5 * 60_000;

/** Reads photos and lays out the pages. Slow, so do not call it inside a transaction. */
export const makePaper = (
  { storage }: Tools,
  { files, document }: Omit<Paper, 'name'>,
  { signal, onPhoto }: Making = {},
): Promise<Buffer> =>
  inTime(
    longest,
    async (ending) =>
      makePdf(document(await paperPictures(storage, files, { signal: ending, onPhoto })), ending),
    signal,
  );

/** A paper as an attachment of an email. */
export const paperFile = async (tools: Tools, paper: Paper, making?: Making) => ({
  name: paper.name,
  mime: 'application/pdf',
  bytes: await makePaper(tools, paper, making),
});
