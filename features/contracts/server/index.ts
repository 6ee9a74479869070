export type { NewContract } from './contract-repository.ts';
export { createContract } from './create-contract.ts';
export { feature } from './feature.ts';
