import type { Handlers } from '#platform/server/http/call';
import type { contractEndpoints } from '../contract/index.ts';
import { getBaseContract } from './actions/get-base-contract.ts';
import { getContract } from './actions/get-contract.ts';
import { listJobContracts } from './actions/list-job-contracts.ts';

export const contractHandlers: Handlers<typeof contractEndpoints> = {
  listJobContracts,
  getBaseContract,
  getContract,
};
