import { isPicture, type Paper } from '#features/accounts/files/server';
import type { Locale } from '#platform/contract/fields';
import { logDocument } from './log-document.ts';
import type { LogSource } from './log-source.ts';

/** The log as `action-log-2027-03-01-12.pdf`, in the reader's language. */
export const logPaper = ({ row, brand }: LogSource, locale: Locale): Paper => ({
  name: `${locale === 'es' ? 'registro' : 'action-log'}-${row.log_date}-${row.id}.pdf`,
  files: [...row.entries.flatMap(({ files }) => files), ...(brand.logo ? [brand.logo] : [])].filter(
    isPicture,
  ),
  document: (pictures) => logDocument({ row, brand }, pictures, locale),
});
