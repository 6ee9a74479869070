import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contractEndpoints, contractMessages } from '../contract/index.ts';
import { contractsOfClient } from './contracts-of-client-repository.ts';
import { contractHandlers } from './handlers.ts';
import { maySeeContractFile } from './may-see-contract-file.ts';

export const feature = defineServerFeature({
  name: 'contracts',
  endpoints: contractEndpoints,
  handlers: contractHandlers,
  messages: contractMessages,
  fileOwners: { contract: maySeeContractFile },
  clientUses: { contracts: contractsOfClient },
});
