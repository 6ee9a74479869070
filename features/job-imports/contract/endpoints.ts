import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import {
  enteredMapping,
  importCounts,
  importRow,
  jobImport,
  jobImportRow,
  previewRow,
  rowFilter,
} from './import.ts';

const access = { all: ['admin.canAddBuilding'] } as const;

export const jobImportEndpoints = {
  listJobImports: endpoint({
    method: 'GET',
    path: '/job-imports',
    summary: 'Imports of this organization, newest first',
    access,
    query: pageQuery(['created_at'], { sort: 'created_at', order: 'desc' }),
    answer: pageOf(jobImportRow),
    rate: 'read',
    audit: null,
  }),
  uploadJobImport: endpoint({
    method: 'POST',
    path: '/job-imports',
    summary: 'Upload a CSV or XLSX file; answers its columns with a guessed mapping',
    access,
    files: { fields: ['file'], max: 1, maxBytes: 10_000_000, kinds: ['sheet'] },
    answer: jobImport,
    rate: 'upload',
    audit: 'job-import.uploaded',
  }),
  getJobImport: endpoint({
    method: 'GET',
    path: '/job-imports/{id}',
    summary: 'State and progress of one import',
    access,
    params: field.idParams,
    answer: jobImport,
    rate: 'read',
    audit: null,
  }),
  previewJobImport: endpoint({
    method: 'POST',
    path: '/job-imports/{id}/preview',
    summary: 'Dry run: counts over the whole file and a page of rows as they would be created',
    access,
    params: field.idParams,
    body: z.strictObject({
      mapping: enteredMapping,
      /** Which rows to show; all of them when absent. */
      outcome: rowFilter.optional(),
      page: z.int().min(1).max(5000).default(1),
      per_page: z.int().min(10).max(100).default(25),
    }),
    answer: z.object({
      import: jobImport,
      counts: importCounts,
      rows: z.array(previewRow),
      /** Number of rows of this kind in the whole file. */
      total: z.int(),
    }),
    rate: 'write',
    audit: null,
  }),
  runJobImport: endpoint({
    method: 'POST',
    path: '/job-imports/{id}/run',
    summary: 'Create the job sites in the background',
    access,
    params: field.idParams,
    body: z.strictObject({ mapping: enteredMapping }),
    answer: jobImport,
    rate: 'write',
    audit: 'job-import.started',
  }),
  undoJobImport: endpoint({
    method: 'POST',
    path: '/job-imports/{id}/undo',
    summary: 'Take the whole import back; refused when one of its jobs is in use',
    access,
    params: field.idParams,
    body: z.strictObject({}),
    answer: jobImport,
    rate: 'write',
    audit: 'job-import.undone',
  }),
  listJobImportRows: endpoint({
    method: 'GET',
    path: '/job-imports/{id}/rows',
    summary: 'What became of the rows of an import that ran',
    access,
    params: field.idParams,
    query: pageQuery(['line'], { sort: 'line' }).omit({ q: true }).extend({ outcome: rowFilter.optional() }),
    answer: pageOf(importRow),
    rate: 'read',
    audit: null,
  }),
  downloadJobImportErrors: endpoint({
    method: 'GET',
    path: '/job-imports/{id}/errors',
    summary:
      'Every row that was not (or would not be) created, or created with a warning, with its reasons, as CSV',
    access,
    params: field.idParams,
    answer: 'file',
    rate: 'read',
    audit: null,
  }),
};
