import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { exportWords } from '../../contract/export-words.ts';
import { jobExportEndpoints } from '../../contract/index.ts';
import { type ExportedJob, jobsForExport } from '../job-export-repository.ts';
import { jobIds } from '../job-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedJob>[] => {
  const { header, status } = exportWords[locale];
  return [
    { id: 'number', header: header.number, value: (job) => job.job_number },
    { id: 'name', header: header.name, value: (job) => job.job_name },
    { id: 'client', header: header.client, value: (job) => job.client },
    { id: 'buildings', header: header.address, value: (job) => job.address },
    { id: 'buildings', header: header.city, value: (job) => job.city },
    { id: 'buildings', header: header.state, value: (job) => job.state },
    { id: 'buildings', header: header.zip, value: (job) => job.zip },
    { id: 'buildings', header: header.buildings, value: (job) => job.buildings },
    { id: 'status', header: header.status, value: (job) => status[job.status] },
  ];
};

export const exportJobs = exportHandler(jobExportEndpoints.exportJobs, {
  title: (locale) => exportWords[locale].list,
  columns: columnsIn,
  ids: (tenant, filters, _reader, most) => jobIds(tenant, filters, most),
  rows: jobsForExport,
});
