import { importSample } from '../../imports/server/testing.ts';
import { peopleImportEndpoints } from '../contract/index.ts';

export const sample = importSample(peopleImportEndpoints.uploadPeopleImport, {
  record: 'peopleImportId',
  table: 'First name,Last name,Email,Roles\nAna,Ruiz,ana.ruiz@example.test,Supervisor\n',
  lists: ['listPeopleImports', 'listPeopleImportRows'],
});
