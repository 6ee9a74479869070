import type { ActivationGuard } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { contractsOfJob } from './contract-repository.ts';

/** A service has an approved contract that is not over: its base, or what took the place of it. */
export const baseContractGuard: ActivationGuard = {
  gap: 'base_contract',
  isMet: async (tenant, jobId, { now, zone }) => {
    const today = dateAt(now, zone);
    return (await contractsOfJob(tenant, jobId)).some(
      ({ status, termination_date: end }) => status === 'approved' && (end === null || end >= today),
    );
  },
};
