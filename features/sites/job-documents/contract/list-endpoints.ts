import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { documentCounts, documentRow, documentState, documentStates } from './document.ts';
import { documentType, documentTypes } from './document-types.ts';

/** Ids of the columns on screen. */
export const documentExportColumns = ['job', 'client', 'type', 'state', 'expires', 'file'] as const;

const query = pageQuery(['state', 'job_number'], { sort: 'state' }).extend({
  type: z.array(documentType).max(documentTypes.length).optional(),
  state: z.array(documentState).min(1).max(documentStates.length).optional(),
  client_id: field.id.optional(),
  area_id: field.id.optional(),
});

export const documentListEndpoints = {
  listJobDocuments: endpoint({
    method: 'GET',
    path: '/core/job-documents',
    summary: 'Documents of all sites in scope, and those that are missing; inactive sites are left out',
    access: { all: ['hasAccessWorld'] },
    query,
    answer: pageOf(documentRow),
  }),
  countJobDocuments: endpoint({
    method: 'GET',
    path: '/core/job-documents/counts',
    summary: 'How many documents are missing, expired, expiring and current',
    access: { all: ['hasAccessWorld'] },
    query: query.pick({ q: true, type: true, client_id: true, area_id: true }),
    answer: documentCounts,
  }),
  exportJobDocuments: endpoint({
    method: 'GET',
    path: '/core/job-documents/export',
    summary: exportSummary('documents'),
    access: { all: ['hasAccessWorld', 'canExportData'] },
    query: query.omit(pageChoice).extend(exportFields(documentExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'job-document.exported',
  }),
};
