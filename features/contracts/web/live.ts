import type { QueryClient } from '@tanstack/react-query';
import {
  billingEndpoints,
  type ContractRecord,
  contractEndpoints,
  escalationEndpoints,
  statementEndpoints,
} from '#features/contracts/contract';
import { jobEndpoints } from '#features/jobs/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { contractQuery } from './queries.ts';

/** A contract fills gaps of its job, and stands in its list. */
export const readContractsAgain: LiveEntity = (client) => {
  for (const endpoint of [
    contractEndpoints.listJobContracts,
    contractEndpoints.getContract,
    contractEndpoints.getBaseContract,
    contractEndpoints.getContractBasis,
    statementEndpoints.getStatement,
    billingEndpoints.getBillingRun,
    escalationEndpoints.getEscalations,
    jobEndpoints.getJob,
    jobEndpoints.listJobs,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** Shows the contract that the server returned at once; lists are read again. */
export const takeContract = (client: QueryClient, jobId: number, contract: ContractRecord): void => {
  client.setQueryData(contractQuery(jobId, contract.id).queryKey, contract);
  readContractsAgain(client, [contract.id]);
};

export const live: LiveEntities = { contract: readContractsAgain };
