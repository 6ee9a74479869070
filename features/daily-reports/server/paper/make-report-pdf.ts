import { isPicture, paperPictures } from '#features/files/server';
import type { Locale } from '#platform/contract/fields';
import type { Wiring } from '#platform/server/http/wiring';
import { makePdf } from '#platform/server/pdf/make-pdf';
import { reportDocument } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

const filesOf = ({ row, brand }: ReportSource) =>
  [
    ...row.checks.flatMap(({ files }) => files),
    ...row.incidents.flatMap(({ files }) => files),
    ...row.files,
    ...(brand.logo ? [brand.logo] : []),
  ].filter(isPicture);

/** Reads photos and lays out: nothing of it in a transaction. */
export const makeReportPdf = async (
  { storage }: Pick<Wiring, 'storage'>,
  source: ReportSource,
  locale: Locale,
): Promise<Buffer> => makePdf(reportDocument(source, await paperPictures(storage, filesOf(source)), locale));

/** `nightly-report-2027-03-01-12.pdf`, in the reader's language. */
export const reportFileName = ({ row }: ReportSource, locale: Locale): string =>
  `${locale === 'es' ? 'reporte-nocturno' : 'nightly-report'}-${row.report_date}-${row.number}.pdf`;
