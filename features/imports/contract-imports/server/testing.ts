import type { Sample } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { contractImportEndpoints } from '../contract/index.ts';

const upload: Sample['create'] = async ({ call }) => {
  const table = 'Job number,Contract number,Start date,Labor\nJ-1,C-7001,01/01/2027,4200\n';
  const file = new Blob([table], { type: 'text/csv' });
  const upload = { files: [{ field: 'file', file, name: 'contracts.csv' }] };
  return { contractImportId: (await call(contractImportEndpoints.uploadContractImport, upload)).id };
};

export const sample: Sample = {
  create: upload,
  createOwn: upload,
  records: { '/core/contract-imports/{id}': 'contractImportId' },
  grow: growImports('contractImportId'),
  lists: { listContractImports: '', listContractImportRows: '' },
};
