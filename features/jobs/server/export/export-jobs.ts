import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { jobExportEndpoints } from '../../contract/index.ts';
import { jobIds } from '../list/job-list-repository.ts';
import { jobTexts } from '../texts.ts';
import { type ExportedJob, jobsForExport } from './job-export-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedJob>[] => {
  const t = jobTexts(locale);
  return [
    { id: 'number', header: t('list.number'), value: (job) => job.job_number },
    { id: 'name', header: t('list.name'), value: (job) => job.job_name },
    { id: 'client', header: t('list.client'), value: (job) => job.client },
    { id: 'buildings', header: t('export.address'), value: (job) => job.address },
    { id: 'buildings', header: t('export.city'), value: (job) => job.city },
    { id: 'buildings', header: t('list.state'), value: (job) => job.state },
    { id: 'buildings', header: t('export.zip'), value: (job) => job.zip },
    { id: 'buildings', header: t('list.buildings'), value: (job) => job.buildings },
    { id: 'status', header: t('list.status'), value: (job) => t(`status.${job.status}`) },
  ];
};

export const exportJobs = exportHandler(jobExportEndpoints.exportJobs, {
  title: (locale) => jobTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, _reader, most) => jobIds(tenant, filters, most),
  rows: jobsForExport,
});
