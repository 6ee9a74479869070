import { importEndpoints } from '#features/imports/imports/contract';
import { contractImportMapping } from './mapping.ts';

const calls = importEndpoints({
  entity: 'contract-import',
  path: '/core/contract-imports',
  flag: 'admin.canEditContract',
  many: 'drafts of contracts with their prices',
  mapping: contractImportMapping,
  entered: contractImportMapping,
  answered: {},
});

export const contractImportEndpoints = {
  listContractImports: calls.list,
  uploadContractImport: calls.upload,
  getContractImport: calls.get,
  chooseContractImportHeader: calls.header,
  previewContractImport: calls.preview,
  runContractImport: calls.run,
  undoContractImport: calls.undo,
  listContractImportRows: calls.rows,
  downloadContractImportErrors: calls.errors,
};
