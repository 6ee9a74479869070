export { createContract } from './actions/create-contract.ts';
export type { NewContract } from './contract-repository.ts';
export { feature } from './feature.ts';
