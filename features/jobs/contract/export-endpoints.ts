import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import { pageChoice } from '#platform/contract/pagination';
import { jobListQuery } from './endpoints.ts';
import { jobExportColumns } from './export-columns.ts';

/** Separate from the other endpoints, so that only the list page loads it. */
export const jobExportEndpoints = {
  exportJobs: endpoint({
    method: 'GET',
    path: '/jobs/export',
    summary: 'The jobs that the filters of the list leave, as CSV or XLSX; at most 50,000',
    access: { all: ['hasAccessWorld', 'canExportData'] },
    query: jobListQuery.omit(pageChoice).extend(exportFields(jobExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'job.exported',
  }),
};
