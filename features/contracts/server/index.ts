export { createContract } from './actions/create-contract.ts';
export type { NewContract } from './contract-repository.ts';
export { contractHandlers } from './handlers.ts';
export { maySeeContractFile } from './may-see-contract-file.ts';
