import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { documentListEndpoints, documentState, documentType, requiredTypes } from '../../contract/index.ts';
import { documentTexts } from '../texts.ts';
import { currentDocument, stateOn } from './document-conditions-repository.ts';
import { documentIds } from './document-list-repository.ts';
import { readingOf } from './list-job-documents.ts';

const row = z.object({
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
  type: documentType,
  state: documentState,
  expires_on: z.string().nullable(),
  file: z.string().nullable(),
});

type ExportedDocument = z.infer<typeof row>;

/** Rows for a file, in the order of the ids; an id below zero is a missing document. Rows that have changed meanwhile are
 * left out. Today is the date in the organization's time zone. */
const documentsForExport = (tenant: Tenant, ids: readonly number[], now: Date): Promise<ExportedDocument[]> =>
  tenant.query({
    name: 'job-documents-for-export',
    text: `with today as (
        select ($3::timestamptz at time zone o.time_zone)::date as date from organizations o where o.id = $1)
      select j.job_number, j.job_name, c.name as client, d.type, d.state, d.expires_on, d.file
      from unnest($2::int[]) with ordinality as wanted (id, place)
      cross join today
      join lateral (
        select f.owner_id as job_id, f.purpose as type, ${stateOn('today.date')} as state, f.expires_on, f.name as file
        from files f where f.id = wanted.id and ${currentDocument}
        union all
        select -wanted.id / 16, (array['${requiredTypes.join("', '")}'])[-wanted.id % 16], 'missing', null, null
        where wanted.id < 0) d on true
      join jobs j on j.organization_id = $1 and j.id = d.job_id and j.deleted_at is null
      join clients c on c.organization_id = $1 and c.id = j.client_id
      order by wanted.place`,
    values: [tenant.organizationId, ids, now.toISOString()],
    row,
  });

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
