import type { QueryClient } from '@tanstack/react-query';
import type { ContractRecord } from '../contract/index.ts';
import { readContractsAgain } from './live.ts';
import { contractQuery } from './queries.ts';

/** Shows the contract that the server returned at once; lists are read again. */
export const cacheContract = (client: QueryClient, jobId: number, contract: ContractRecord): void => {
  client.setQueryData(contractQuery(jobId, contract.id).queryKey, contract);
  readContractsAgain(client, [contract.id]);
};
