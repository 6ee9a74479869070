import { importEndpoints } from '#features/imports/imports/contract';
import { clientImportMapping } from './mapping.ts';

const calls = importEndpoints({
  entity: 'client-import',
  path: '/core/client-imports',
  flag: 'admin.canAddClient',
  many: 'clients and contacts',
  mapping: clientImportMapping,
  entered: clientImportMapping,
  answered: {},
});

export const clientImportEndpoints = {
  listClientImports: calls.list,
  uploadClientImport: calls.upload,
  getClientImport: calls.get,
  chooseClientImportHeader: calls.header,
  previewClientImport: calls.preview,
  runClientImport: calls.run,
  undoClientImport: calls.undo,
  listClientImportRows: calls.rows,
  downloadClientImportErrors: calls.errors,
};
