import type { Sample } from '#platform/server/testing/sample';
import { jobImportEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => {
    const table = 'Job number,Address,City,State,Zip\nW-1,1 Walk St,Denver,CO,80202\n';
    const file = new Blob([table], { type: 'text/csv' });
    const upload = { files: [{ field: 'file', file, name: 'w.csv' }] };
    return { importId: (await call(jobImportEndpoints.uploadJobImport, upload)).id };
  },
  records: { '/job-imports/{id}': 'importId' },
  grow: [
    `insert into job_imports (organization_id, file_id, file_name, status, columns, mapping)
     select :organizationId, i.file_id, n || '.csv', 'done', '[]', '{}' from :more, job_imports i
     where i.organization_id = :organizationId and i.id = :importId`,
    `insert into job_import_rows (organization_id, import_id, line, outcome, source)
     select :organizationId, :importId, n, 'invalid', '[]' from :more`,
  ],
  lists: { listJobImports: '', listJobImportRows: '' },
};
