import { isPicture, type Paper } from '#features/accounts/files/server';
import type { Locale } from '#platform/contract/fields';
import { reportDocument } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

const filesOf = ({ row, brand }: ReportSource) =>
  [
    ...row.checks.flatMap(({ files }) => files),
    ...row.incidents.flatMap(({ files }) => files),
    ...row.files,
    ...(brand.logo ? [brand.logo] : []),
  ].filter(isPicture);

/** The report as `nightly-report-2027-03-01-12.pdf`, in the reader's language. */
export const reportPaper = (source: ReportSource, locale: Locale): Paper => ({
  name: `${locale === 'es' ? 'reporte-nocturno' : 'nightly-report'}-${source.row.report_date}-${source.row.number}.pdf`,
  files: filesOf(source),
  document: (pictures) => reportDocument(source, pictures, locale),
});
