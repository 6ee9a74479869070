import { importHandlers } from '#features/imports/imports/server';
import type { Handlers } from '#platform/server/http/call';
import type { jobImportEndpoints } from '../contract/index.ts';
import { jobSites } from './job-sites.ts';

type Calls = typeof jobImportEndpoints;

const handlers = importHandlers<{
  list: Calls['listJobImports'];
  upload: Calls['uploadJobImport'];
  get: Calls['getJobImport'];
  header: Calls['chooseJobImportHeader'];
  preview: Calls['previewJobImport'];
  run: Calls['runJobImport'];
  undo: Calls['undoJobImport'];
  rows: Calls['listJobImportRows'];
  errors: Calls['downloadJobImportErrors'];
}>(jobSites);

export const jobImportHandlers: Handlers<Calls> = {
  listJobImports: handlers.list,
  uploadJobImport: handlers.upload,
  getJobImport: handlers.get,
  chooseJobImportHeader: handlers.header,
  previewJobImport: handlers.preview,
  runJobImport: handlers.run,
  undoJobImport: handlers.undo,
  listJobImportRows: handlers.rows,
  downloadJobImportErrors: handlers.errors,
};
