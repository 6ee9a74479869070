import { importHandlers } from '#features/imports/imports/server';
import type { Handlers } from '#platform/server/http/call';
import type { clientImportEndpoints } from '../contract/index.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';

type Calls = typeof clientImportEndpoints;

const handlers = importHandlers<{
  list: Calls['listClientImports'];
  upload: Calls['uploadClientImport'];
  get: Calls['getClientImport'];
  header: Calls['chooseClientImportHeader'];
  preview: Calls['previewClientImport'];
  run: Calls['runClientImport'];
  undo: Calls['undoClientImport'];
  rows: Calls['listClientImportRows'];
  errors: Calls['downloadClientImportErrors'];
}>(clientsWithContacts);

export const clientImportHandlers: Handlers<Calls> = {
  listClientImports: handlers.list,
  uploadClientImport: handlers.upload,
  getClientImport: handlers.get,
  chooseClientImportHeader: handlers.header,
  previewClientImport: handlers.preview,
  runClientImport: handlers.run,
  undoClientImport: handlers.undo,
  listClientImportRows: handlers.rows,
  downloadClientImportErrors: handlers.errors,
};
