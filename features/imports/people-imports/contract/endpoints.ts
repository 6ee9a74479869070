import { importEndpoints } from '#features/imports/imports/contract';
import { peopleImportMapping } from './mapping.ts';

const calls = importEndpoints({
  entity: 'people-import',
  path: '/admin/people-imports',
  flag: 'admin.canAddUser',
  many: 'people',
  mapping: peopleImportMapping,
  entered: peopleImportMapping,
  answered: {},
});

export const peopleImportEndpoints = {
  listPeopleImports: calls.list,
  uploadPeopleImport: calls.upload,
  getPeopleImport: calls.get,
  choosePeopleImportHeader: calls.header,
  previewPeopleImport: calls.preview,
  runPeopleImport: calls.run,
  undoPeopleImport: calls.undo,
  listPeopleImportRows: calls.rows,
  downloadPeopleImportErrors: calls.errors,
};
