import { sayType } from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { inspectionListEndpoints } from '../../contract/index.ts';
import { inspectionTexts } from '../texts.ts';
import { type ExportedInspection, inspectionsForExport } from './inspection-export-repository.ts';
import { inspectionIds } from './inspection-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedInspection>[] => {
  const t = inspectionTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number },
    { id: 'type', header: t('field.type'), value: (row) => sayType(row.inspection_type, locale) },
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
