export type { NewContract } from './contract-repository.ts';
export { type ContractInForce, contractsInForce } from './contracts-in-force.ts';
export { createContract } from './create-contract.ts';
export { squareFeetOn } from './draft/occupancy-repository.ts';
export { findService, lockService } from './draft/service-of-job.ts';
export type { Service } from './draft/service-repository.ts';
export { feature } from './feature.ts';
export { todayAt } from './present-contracts.ts';
