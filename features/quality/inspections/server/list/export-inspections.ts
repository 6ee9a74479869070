import { z } from 'zod';
import { describeType } from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { inspectionListEndpoints } from '../../contract/index.ts';
import { inspectionRow } from '../../contract/inspection/inspection.ts';
import { rowColumns, rowJoins } from '../inspection/row-columns-repository.ts';
import { inspectionTexts } from '../texts.ts';
import { inspectionIds } from './inspection-list-repository.ts';

const row = inspectionRow.extend({
  /** On the building's clocks. */
  inspected: z.string(),
});

type ExportedInspection = z.infer<typeof row>;

/** Rows for a file, in the order of the ids; what was deleted in the meantime is left out. */
const inspectionsForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedInspection[]> =>
  tenant.query({
    name: 'inspections-for-export',
    text: `select ${rowColumns}, to_char(t.inspected_at at time zone b.time_zone, 'YYYY-MM-DD"T"HH24:MI') as inspected
      from unnest($2::int[]) with ordinality wanted (id, place)
      join inspections t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row,
  });

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedInspection>[] => {
  const t = inspectionTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number },
    { id: 'type', header: t('field.type'), value: (row) => describeType(row.inspection_type, locale) },
    { id: 'type', header: t('field.template'), value: (row) => row.template.name },
    { id: 'building', header: t('field.job_number'), value: (row) => row.job.job_number },
    { id: 'building', header: t('field.job'), value: (row) => row.job.job_name },
    { id: 'building', header: t('field.building'), value: (row) => row.building.name },
    { id: 'client', header: t('field.client'), value: (row) => row.client.name },
    { id: 'score', header: t('field.score'), value: (row) => row.score },
    { id: 'score', header: t('field.target'), value: (row) => row.target_score },
    {
      id: 'outcome',
      header: t('field.outcome'),
      value: (row) => (row.outcome ? t(`outcome.${row.outcome}`) : ''),
    },
    { id: 'outcome', header: t('field.critical_fail'), value: (row) => (row.critical_fail ? t('yes') : '') },
    { id: 'deficiencies', header: t('field.deficiencies'), value: (row) => row.deficiency_count },
    { id: 'deficiencies', header: t('field.open_tasks'), value: (row) => row.open_tasks },
    { id: 'inspector', header: t('field.inspector'), value: (row) => row.inspected_by?.name ?? '' },
    { id: 'inspected_at', header: t('field.inspected_at'), value: (row) => ({ wall: row.inspected }) },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
  ];
};

export const exportInspections = exportHandler(inspectionListEndpoints.exportInspections, {
  title: (locale) => inspectionTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { person }, max) => inspectionIds(tenant, person, filters, max),
  rows: inspectionsForExport,
});
