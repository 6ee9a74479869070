import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { type ReportRow, reportListEndpoints } from '../../contract/index.ts';
import { rowsForClients } from '../sharing/rows-for-clients.ts';
import { dailyReportTexts } from '../texts.ts';
import { reportIds, reportRows } from './report-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ReportRow>[] => {
  const t = dailyReportTexts(locale);
  return [
    { id: 'date', header: t('field.night'), value: (row) => ({ wall: row.report_date }) },
    { id: 'building', header: t('field.building'), value: (row) => row.building.name },
    { id: 'job', header: t('field.job_number'), value: (row) => row.job.job_number },
    { id: 'job', header: t('field.job'), value: (row) => row.job.job_name },
    { id: 'supervisor', header: t('field.supervisor'), value: (row) => row.supervisor?.name ?? null },
    { id: 'doors', header: t('field.doorsRequired'), value: (row) => row.doors.required },
    { id: 'doors', header: t('field.doorsChecked'), value: (row) => row.doors.checked },
    { id: 'unlocked', header: t('field.unlocked'), value: (row) => row.doors.unlocked },
    { id: 'incidents', header: t('field.incidents'), value: (row) => row.incident_count },
    { id: 'headcount', header: t('field.headcount_planned'), value: (row) => row.headcount.planned },
    { id: 'headcount', header: t('field.headcount_present'), value: (row) => row.headcount.present },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
  ];
};

export const exportReports = exportHandler(reportListEndpoints.exportDailyReports, {
  title: (locale) => dailyReportTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { person, now }, max) => reportIds(tenant, person, filters, { now, max }),
  rows: async (tenant, ids, { person }) => {
    const rows = await reportRows(tenant, ids);
    return person.license === 'viewer' ? rowsForClients(tenant, rows) : rows;
  },
});
