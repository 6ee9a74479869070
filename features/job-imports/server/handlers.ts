import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { jobImportEndpoints } from '../contract/index.ts';
import { presentImport, presentImportRow, presentStoredRow } from './job-import-presenter.ts';
import { findImport, listImports } from './job-import-repository.ts';
import { previewJobImport } from './preview/preview-job-import.ts';
import { downloadJobImportErrors } from './result/download-job-import-errors.ts';
import { listRows } from './result/import-row-repository.ts';
import { undoJobImport } from './result/undo-job-import.ts';
import { runJobImport } from './run/run-job-import.ts';
import { uploadJobImport } from './upload/upload-job-import.ts';

export const jobImportHandlers: Handlers<typeof jobImportEndpoints> = {
  listJobImports: async ({ query, tenant, person, say }) => {
    return presentPage(await listImports(tenant, query), (row) => presentImportRow(row, person, say));
  },
  uploadJobImport,
  getJobImport: async ({ params, tenant, person, say }) => {
    const record = await findImport(tenant, params.id);
    if (!record) throw notFound();
    return presentImport(record, person, say);
  },
  previewJobImport,
  runJobImport,
  undoJobImport,
  listJobImportRows: async ({ params, query, tenant, say }) => {
    const record = await findImport(tenant, params.id);
    if (!record) throw notFound();
    return presentPage(await listRows(tenant, params.id, query), (row) => presentStoredRow(row, record, say));
  },
  downloadJobImportErrors,
};
