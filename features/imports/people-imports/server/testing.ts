import type { Sample } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { peopleImportEndpoints } from '../contract/index.ts';

const upload: Sample['create'] = async ({ call }) => {
  const table = 'First name,Last name,Email,Roles\nAna,Ruiz,ana.ruiz@example.test,Supervisor\n';
  const file = new Blob([table], { type: 'text/csv' });
  const upload = { files: [{ field: 'file', file, name: 'people.csv' }] };
  return { peopleImportId: (await call(peopleImportEndpoints.uploadPeopleImport, upload)).id };
};

export const sample: Sample = {
  create: upload,
  createOwn: upload,
  records: { '/admin/people-imports/{id}': 'peopleImportId' },
  grow: growImports('peopleImportId'),
  lists: { listPeopleImports: '', listPeopleImportRows: '' },
};
