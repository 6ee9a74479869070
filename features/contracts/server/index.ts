export type { ContractRow, NewContract } from './contract-repository.ts';
export { createContract } from './create-contract.ts';
export { checkContract } from './draft/check-contract.ts';
export { feature } from './feature.ts';
export {
  contractsNumbered,
  insertDrafts,
  lockContracts,
  removeUnusedDrafts,
  type StoredDraft,
  setDrafts,
} from './imported/imported-drafts-repository.ts';
