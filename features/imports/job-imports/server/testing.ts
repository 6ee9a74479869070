import { type Sample, write } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { jobImportEndpoints } from '../contract/index.ts';

const mappingOf = (clientId: number) => ({
  columns: { job_number: 'Job number', address: 'Address', city: 'City', state: 'State', zip: 'Zip' },
  client: { id: clientId },
  statuses: {},
});

const upload: Sample['create'] = async ({ call }) => {
  const table = 'Job number,Address,City,State,Zip\nW-1,1 Walk St,Denver,CO,80202\n';
  const file = new Blob([table], { type: 'text/csv' });
  const upload = { files: [{ field: 'file', file, name: 'w.csv' }] };
  return { importId: (await call(jobImportEndpoints.uploadJobImport, upload)).id };
};

export const sample: Sample = {
  create: upload,
  createOwn: upload,
  records: { '/job-imports/{id}': 'importId' },
  writes: [
    write(jobImportEndpoints.previewJobImport, (id) => ({ body: { mapping: mappingOf(id('clientId')) } })),
    write(jobImportEndpoints.runJobImport, (id) => ({ body: { mapping: mappingOf(id('clientId')) } })),
  ],
  grow: growImports('importId'),
  lists: { listJobImports: '', listJobImportRows: '' },
};
