import type { Paper } from '#features/accounts/files/server';
import type { Locale } from '#platform/contract/fields';
import { inspectionDocument } from './inspection-document.ts';
import type { ReportSource } from './inspection-source.ts';

const filesOf = ({ row, brand }: ReportSource) => [
  ...row.answers.flatMap(({ files }) => files),
  ...row.files.filter(({ id }) => [row.signature?.file_id, row.client_signature?.file_id].includes(id)),
  ...(brand.logo ? [brand.logo] : []),
];

/** The report as `inspection-12.pdf`, in the reader's language. */
export const inspectionPaper = (source: ReportSource, locale: Locale): Paper => ({
  name: `${locale === 'es' ? 'inspeccion' : 'inspection'}-${source.row.number}.pdf`,
  files: filesOf(source),
  document: (pictures) => inspectionDocument(source, pictures, locale),
});
