import { endpointQuery } from '#platform/web/api/index';
import { contractEndpoints, contractRecordEndpoints } from '../contract/index.ts';

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
