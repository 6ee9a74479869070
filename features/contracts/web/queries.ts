import { contractEndpoints } from '#features/contracts/contract';
import { endpointQuery } from '#platform/web/api/index';

export const contractQuery = (jobId: number, contractId: number) => ({
  ...endpointQuery(contractEndpoints.getContract, { params: { id: jobId, contractId } }),
  meta: { quiet: true },
});

export const basisQuery = (jobId: number, serviceId: number) => ({
  ...endpointQuery(contractEndpoints.getContractBasis, { params: { id: jobId, serviceId } }),
  meta: { quiet: true },
});

export const jobContractsQuery = (jobId: number) => ({
  ...endpointQuery(contractEndpoints.listJobContracts, { params: { id: jobId } }),
  meta: { quiet: true },
});
