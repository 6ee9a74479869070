import type { ActivationGuard } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { contractsOfJob } from './contract-repository.ts';

/** The base contract of a service is approved, and not over. */
export const baseContractGuard: ActivationGuard = {
  gap: 'base_contract',
  isMet: async (tenant, jobId, { now, zone }) => {
    const today = dateAt(now, zone);
    return (await contractsOfJob(tenant, jobId)).some(
      ({ is_base, status, termination_date: end }) =>
        is_base && status === 'approved' && (end === null || end >= today),
    );
  },
};
