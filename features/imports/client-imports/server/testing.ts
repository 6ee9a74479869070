import type { Sample } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { clientImportEndpoints } from '../contract/index.ts';

const upload: Sample['create'] = async ({ call }) => {
  const table = 'Account number,Client name,Contact name\nHARBOR-1,Harbor Light Properties,Dana Finch\n';
  const file = new Blob([table], { type: 'text/csv' });
  const upload = { files: [{ field: 'file', file, name: 'clients.csv' }] };
  return { clientImportId: (await call(clientImportEndpoints.uploadClientImport, upload)).id };
};

export const sample: Sample = {
  create: upload,
  createOwn: upload,
  records: { '/core/client-imports/{id}': 'clientImportId' },
  grow: growImports('clientImportId'),
  lists: { listClientImports: '', listClientImportRows: '' },
};
