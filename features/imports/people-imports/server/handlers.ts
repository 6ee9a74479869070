import { importHandlers } from '#features/imports/imports/server';
import type { Handlers } from '#platform/server/http/call';
import type { peopleImportEndpoints } from '../contract/index.ts';
import { peopleKind } from './people-kind.ts';

type Calls = typeof peopleImportEndpoints;

const handlers = importHandlers<{
  list: Calls['listPeopleImports'];
  upload: Calls['uploadPeopleImport'];
  get: Calls['getPeopleImport'];
  header: Calls['choosePeopleImportHeader'];
  preview: Calls['previewPeopleImport'];
  run: Calls['runPeopleImport'];
  undo: Calls['undoPeopleImport'];
  rows: Calls['listPeopleImportRows'];
  errors: Calls['downloadPeopleImportErrors'];
}>(peopleKind);

export const peopleImportHandlers: Handlers<Calls> = {
  listPeopleImports: handlers.list,
  uploadPeopleImport: handlers.upload,
  getPeopleImport: handlers.get,
  choosePeopleImportHeader: handlers.header,
  previewPeopleImport: handlers.preview,
  runPeopleImport: handlers.run,
  undoPeopleImport: handlers.undo,
  listPeopleImportRows: handlers.rows,
  downloadPeopleImportErrors: handlers.errors,
};
