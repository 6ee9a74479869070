import type { Handlers } from '#platform/server/http/call';
import type { contractEndpoints } from '../contract/index.ts';
import { getBaseContract } from './get-base-contract.ts';
import { getContract } from './get-contract.ts';
import { listJobContracts } from './list-job-contracts.ts';

export const contractHandlers: Handlers<typeof contractEndpoints> = {
  listJobContracts,
  getBaseContract,
  getContract,
};
