import type { Sample } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { jobImportEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => {
    const table = 'Job number,Address,City,State,Zip\nW-1,1 Walk St,Denver,CO,80202\n';
    const file = new Blob([table], { type: 'text/csv' });
    const upload = { files: [{ field: 'file', file, name: 'w.csv' }] };
    return { importId: (await call(jobImportEndpoints.uploadJobImport, upload)).id };
  },
  records: { '/job-imports/{id}': 'importId' },
  grow: growImports('importId'),
  lists: { listJobImports: '', listJobImportRows: '' },
};
