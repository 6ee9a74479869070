export type { ContractRow, NewContract } from './contract-repository.ts';
export { type ContractInForce, contractsInForce } from './contracts-in-force.ts';
export { createContract } from './create-contract.ts';
export { checkContract } from './draft/check-contract.ts';
export { squareFeetOn } from './draft/occupancy-repository.ts';
export { lockService, requireService } from './draft/service-of-job.ts';
export type { Service } from './draft/service-repository.ts';
export {
  contractsNumbered,
  insertDrafts,
  lockContracts,
  removeUnusedDrafts,
  type StoredDraft,
  setDrafts,
} from './imported/imported-drafts-repository.ts';
export { todayAt } from './present-contracts.ts';
