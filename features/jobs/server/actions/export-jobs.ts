import type { Locale } from '#platform/contract/fields';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { chosenColumns, type ExportColumn } from '#platform/server/export/export-column';
import { type Spooled, sendSpooled, spoolExport } from '#platform/server/export/export-list';
import { traceOfExport } from '#platform/server/export/trace-of-export';
import { prepared } from '#platform/server/http/prepared';
import { exportWords } from '../../contract/export-words.ts';
import type { jobExportEndpoints } from '../../contract/index.ts';
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

export const exportJobs = prepared<(typeof jobExportEndpoints)['exportJobs'], Spooled>({
  prepare: (call) => {
    const { format, columns, ...filters } = call.query;
    return spoolExport(call, {
      format,
      title: exportWords[call.locale].list,
      columns: chosenColumns(columnsIn(call.locale), columns),
      ids: (tenant, most) => jobIds(tenant, filters, most),
      rows: jobsForExport,
    });
  },
  run: async ({ tenant, person, query }, file) => {
    await writeAudit(tenant, person, traceOfExport(tenant, 'job.exported', query, file));
    return sendSpooled(file);
  },
});
