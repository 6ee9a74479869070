import type { SignedInCall } from '#platform/server/http/call';
import { amendmentNumber, type ContractBasis, type contractRecordEndpoints } from '../../contract/index.ts';
import { contractsOfJob, takenNumbers } from '../contract-repository.ts';
import { todayAt } from '../present-contracts.ts';
import { squareFeetOn } from './occupancy-repository.ts';
import { findService } from './service-of-job.ts';

type Call = SignedInCall<(typeof contractRecordEndpoints)['getContractBasis']>;

export const getContractBasis = async ({ tenant, person, params, now }: Call): Promise<ContractBasis> => {
  const { job, service } = await findService(tenant, params);
  const [square_feet, rows] = await Promise.all([
    squareFeetOn(tenant, job.id, todayAt(job, person, now)),
    contractsOfJob(tenant, job.id),
  ]);
  const base = rows.find(({ is_base, job_service_id }) => is_base && job_service_id === service.id);
  const stem = base?.number ?? job.number;
  const taken = await takenNumbers(tenant, [stem]);
  return {
    service: { type: service.type, name: service.name },
    number: taken.has(stem) ? amendmentNumber(stem, taken) : stem,
    square_feet,
    days_per_week: service.days_of_week.length || 5,
  };
};
