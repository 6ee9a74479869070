import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportSummary } from '#platform/contract/export';
import { exportFormats } from '#platform/contract/export-formats';
import { pageChoice } from '#platform/contract/pagination';
import { jobListQuery } from './endpoints.ts';

/** The columns of the list on screen that the file has too; one may become several columns in the file. */
export const jobExportColumns = [
  'number',
  'name',
  'client',
  'buildings',
  'services',
  'area',
  'status',
] as const;

/** Separate from the other endpoints, so that only the pages that offer it load it. */
export const jobExportEndpoints = {
  exportJobs: endpoint({
    method: 'GET',
    path: '/export/buildings',
    summary: exportSummary('jobs'),
    access: { all: ['canExportData'] },
    query: jobListQuery.omit(pageChoice).extend({
      format: z.enum(exportFormats),
      /** The columns of the file, in this order; when left out, all that the reader may have. Other features add theirs. */
      columns: z
        .array(z.string().regex(/^[a-z][a-z-]{1,30}$/, 'not_allowed'))
        .min(1)
        .max(30)
        .optional(),
    }),
    answer: 'file',
    rate: 'export',
    audit: 'job.exported',
  }),
};
