import type { ActivationGuard } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { contractsOfJob } from './contract-repository.ts';

/** Met when a service has an approved contract that is not over, whether base or amendment. */
export const baseContractGuard: ActivationGuard = {
  gap: 'base_contract',
  isMet: async (tenant, jobId, { now, zone }) => {
    const today = dateAt(now, zone);
    return (await contractsOfJob(tenant, jobId)).some(
      ({ status, termination_date: end }) => status === 'approved' && (end === null || end >= today),
    );
  },
};
