import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { jobImportEndpoints } from '../contract/index.ts';
import { downloadJobImportErrors } from './actions/download-job-import-errors.ts';
import { previewJobImport } from './actions/preview-job-import.ts';
import { runJobImport } from './actions/run-job-import.ts';
import { undoJobImport } from './actions/undo-job-import.ts';
import { uploadJobImport } from './actions/upload-job-import.ts';
import { listRows } from './import-row-repository.ts';
import { presentImport, presentImportRow, presentStoredRow } from './job-import-presenter.ts';
import { findImport, listImports } from './job-import-repository.ts';

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
