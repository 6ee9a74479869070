import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { documentListEndpoints } from '../../contract/index.ts';
import { documentTexts } from '../texts.ts';
import { documentsForExport, type ExportedDocument } from './document-export-repository.ts';
import { documentIds } from './document-list-repository.ts';
import { readingOf } from './reading-of.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedDocument>[] => {
  const t = documentTexts(locale);
  return [
    { id: 'job', header: t('list.number'), value: (row) => row.job_number },
    { id: 'job', header: t('list.job'), value: (row) => row.job_name },
    { id: 'client', header: t('list.client'), value: (row) => row.client },
    { id: 'type', header: t('field.type'), value: (row) => t(`type.${row.type}`) },
    { id: 'state', header: t('field.state'), value: (row) => t(`state.${row.state}`) },
    { id: 'expires', header: t('field.expires'), value: ({ expires_on: wall }) => wall && { wall } },
    { id: 'file', header: t('field.file'), value: (row) => row.file },
  ];
};

export const exportJobDocuments = exportHandler(documentListEndpoints.exportJobDocuments, {
  title: (locale) => documentTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, reader, max) => documentIds(tenant, readingOf(reader), filters, max),
  rows: (tenant, ids, { now }) => documentsForExport(tenant, ids, now),
});
