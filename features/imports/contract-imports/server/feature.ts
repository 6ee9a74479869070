import { importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contractImportEndpoints, contractImportMessages } from '../contract/index.ts';
import { contractPrices } from './contract-prices.ts';
import { contractImportHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'contract-imports',
  endpoints: contractImportEndpoints,
  handlers: contractImportHandlers,
  messages: contractImportMessages,
  ...importParts(contractPrices),
});
