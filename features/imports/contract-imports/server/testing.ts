import { importSample } from '../../imports/server/testing.ts';
import { contractImportEndpoints } from '../contract/index.ts';

export const sample = importSample(contractImportEndpoints.uploadContractImport, {
  record: 'contractImportId',
  table: 'Job number,Contract number,Start date,Labor\nJ-1,C-7001,01/01/2027,4200\n',
  lists: ['listContractImports', 'listContractImportRows'],
});
