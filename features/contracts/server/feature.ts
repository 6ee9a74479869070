import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contractEndpoints, contractMessages, contractWriteEndpoints } from '../contract/index.ts';
import { auditedContracts } from './audited-contracts.ts';
import { baseContractGuard } from './base-contract-guard.ts';
import { contractColumns } from './contract-columns.ts';
import { contractEndCriterion } from './contract-end-criterion-repository.ts';
import { contractsOfClient } from './contracts-of-client-repository.ts';
import { contractHandlers, contractWriteHandlers } from './handlers.ts';
import { maySeeContractFile } from './may-see-contract-file.ts';

export const feature = defineServerFeature({
  name: 'contracts',
  endpoints: { ...contractEndpoints, ...contractWriteEndpoints },
  handlers: { ...contractHandlers, ...contractWriteHandlers },
  messages: contractMessages,
  audited: auditedContracts,
  fileOwners: { contract: maySeeContractFile },
  activationGuards: { 'base-contract': baseContractGuard },
  jobColumns: contractColumns,
  siteCriteria: { 'contract-end': contractEndCriterion },
  clientUses: { contracts: contractsOfClient },
  liveAccess: { contract: 'hasAccessWorld' },
});
