import { importHandlers, importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contractImportEndpoints, contractImportMessages } from '../contract/index.ts';
import { contractPrices } from './contract-prices.ts';

export const feature = defineServerFeature({
  name: 'contract-imports',
  endpoints: contractImportEndpoints,
  handlers: importHandlers(contractPrices, contractImportEndpoints),
  messages: contractImportMessages,
  ...importParts(contractPrices),
});
