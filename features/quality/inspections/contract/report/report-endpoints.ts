import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../inspection/inspection-endpoints.ts';

export const reportEndpoints = {
  getInspectionPdf: endpoint({
    method: 'GET',
    path: '/quality/inspections/{id}/pdf',
    summary: 'The report of an inspection as a PDF, without anything internal where the inspection is public',
    access: readAccess,
    params: field.idParams,
    query: z.strictObject({
      /** The reader's own unless said. */
      language: field.locale.optional(),
    }),
    answer: 'paper',
    rate: 'export',
  }),
};
