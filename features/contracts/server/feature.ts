import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contractEndpoints, contractMessages } from '../contract/index.ts';
import { baseContractGuard } from './base-contract-guard.ts';
import { contractColumns } from './contract-columns.ts';
import { contractEndCriterion } from './contract-end-criterion-repository.ts';
import { contractsOfClient } from './contracts-of-client-repository.ts';
import { contractHandlers } from './handlers.ts';
import { maySeeContractFile } from './may-see-contract-file.ts';

export const feature = defineServerFeature({
  name: 'contracts',
  endpoints: contractEndpoints,
  handlers: contractHandlers,
  messages: contractMessages,
  fileOwners: { contract: maySeeContractFile },
  activationGuards: { 'base-contract': baseContractGuard },
  jobColumns: contractColumns,
  siteCriteria: { 'contract-end': contractEndCriterion },
  clientUses: { contracts: contractsOfClient },
});
