import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type ContractRecord, contractEndpoints, contractRecordEndpoints } from '../contract/index.ts';
import { refreshContracts } from './live.ts';

export const contractQuery = (jobId: number, contractId: number) => ({
  ...endpointQuery(contractRecordEndpoints.getContract, { params: { id: jobId, contractId } }),
  meta: { quiet: true },
});

export const basisQuery = (jobId: number, serviceId: number) => ({
  ...endpointQuery(contractRecordEndpoints.getContractBasis, { params: { id: jobId, serviceId } }),
  meta: { quiet: true },
});

export const jobContractsQuery = (jobId: number) => ({
  ...endpointQuery(contractEndpoints.listJobContracts, { params: { id: jobId } }),
  meta: { quiet: true },
});

/** Shows the contract that the server returned at once; lists are read again. */
export const cacheContract = (client: QueryClient, jobId: number, contract: ContractRecord): void => {
  client.setQueryData(contractQuery(jobId, contract.id).queryKey, contract);
  refreshContracts(client, [contract.id]);
};
