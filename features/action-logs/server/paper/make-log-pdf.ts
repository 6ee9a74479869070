import { isPicture, paperPictures } from '#features/files/server';
import type { Locale } from '#platform/contract/fields';
import type { Wiring } from '#platform/server/http/wiring';
import { makePdf } from '#platform/server/pdf/make-pdf';
import { logDocument } from './log-document.ts';
import type { LogSource } from './log-source.ts';

/** Reads photos and lays out: nothing of it in a transaction. */
export const makeLogPdf = async (
  { storage }: Pick<Wiring, 'storage'>,
  { row, brand }: LogSource,
  locale: Locale,
): Promise<Buffer> => {
  const files = [...row.entries.flatMap((entry) => entry.files), ...(brand.logo ? [brand.logo] : [])];
  const pictures = await paperPictures(storage, files.filter(isPicture));
  return makePdf(logDocument({ row, brand }, pictures, locale));
};

/** `action-log-2027-03-01-12.pdf`, in the reader's language. */
export const logFileName = ({ row }: LogSource, locale: Locale): string =>
  `${locale === 'es' ? 'registro' : 'action-log'}-${row.log_date}-${row.id}.pdf`;
