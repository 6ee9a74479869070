import { importHandlers } from '#features/imports/imports/server';
import type { Handlers } from '#platform/server/http/call';
import type { contractImportEndpoints } from '../contract/index.ts';
import { contractPrices } from './contract-prices.ts';

type Calls = typeof contractImportEndpoints;

const handlers = importHandlers<{
  list: Calls['listContractImports'];
  upload: Calls['uploadContractImport'];
  get: Calls['getContractImport'];
  header: Calls['chooseContractImportHeader'];
  preview: Calls['previewContractImport'];
  run: Calls['runContractImport'];
  undo: Calls['undoContractImport'];
  rows: Calls['listContractImportRows'];
  errors: Calls['downloadContractImportErrors'];
}>(contractPrices);

export const contractImportHandlers: Handlers<Calls> = {
  listContractImports: handlers.list,
  uploadContractImport: handlers.upload,
  getContractImport: handlers.get,
  chooseContractImportHeader: handlers.header,
  previewContractImport: handlers.preview,
  runContractImport: handlers.run,
  undoContractImport: handlers.undo,
  listContractImportRows: handlers.rows,
  downloadContractImportErrors: handlers.errors,
};
