import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { type ActionLogRow, actionLogListEndpoints } from '../../contract/index.ts';
import { actionLogTexts } from '../texts.ts';
import { actionLogIds, actionLogRows } from './action-log-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ActionLogRow>[] => {
  const t = actionLogTexts(locale);
  return [
    { id: 'log_date', header: t('field.log_date'), value: (row) => ({ wall: row.log_date }) },
    { id: 'building', header: t('field.building'), value: (row) => row.building.name },
    { id: 'job', header: t('field.job_number'), value: (row) => row.job.job_number },
    { id: 'job', header: t('field.job'), value: (row) => row.job.job_name },
    { id: 'porter', header: t('field.porter'), value: (row) => row.porter.name },
    { id: 'entries', header: t('field.entries'), value: (row) => row.entry_count },
    { id: 'photos', header: t('field.photos'), value: (row) => row.photo_count },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
  ];
};

export const exportActionLogs = exportHandler(actionLogListEndpoints.exportActionLogs, {
  title: (locale) => actionLogTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { person, now }, max) => actionLogIds(tenant, person, filters, { now, max }),
  rows: (tenant, ids, { person }) => actionLogRows(tenant, ids, person),
});
