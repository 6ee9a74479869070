import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../report/report-endpoints.ts';

/** The organization itself, or its client. */
export const paperReaders = ['internal', 'client'] as const;

export const reportPaperEndpoints = {
  getDailyReportPdf: endpoint({
    method: 'GET',
    path: '/daily-reports/{id}/pdf',
    summary: 'A nightly report as a PDF: all of it, or, once it is final, what its client sees',
    access: readAccess,
    params: field.idParams,
    query: z.strictObject({
      for: z.enum(paperReaders).default('internal'),
      /** The reader's own unless said. */
      language: field.locale.optional(),
    }),
    answer: 'paper',
    rate: 'export',
  }),
};
