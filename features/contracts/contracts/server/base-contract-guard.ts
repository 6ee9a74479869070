import type { FileOwnerCheck } from '#features/accounts/files/server';
import { type ActivationGuard, loadJob } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { mayReadTerms } from '../contract/index.ts';
import { contractsOfJob, loadContract } from './contract-repository.ts';

/** People who may read the terms may also see the signed contract. */
export const maySeeContractFile: FileOwnerCheck = async (tenant, person, contractId) => {
  if (!mayReadTerms(person.flags)) return false;
  const row = await loadContract(tenant, contractId);
  return row !== undefined && (await loadJob(tenant, row.job_id)) !== undefined;
};

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
