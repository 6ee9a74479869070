import type { FileOwnerCheck } from '#features/accounts/files/server';
import { findJob } from '#features/sites/jobs/server';
import { mayReadTerms } from '../contract/index.ts';
import { findContract } from './contract-repository.ts';

/** People who may read the terms may also see the signed contract. */
export const maySeeContractFile: FileOwnerCheck = async (tenant, person, contractId) => {
  if (!mayReadTerms(person.flags)) return false;
  const row = await findContract(tenant, contractId);
  return row !== undefined && (await findJob(tenant, row.job_id)) !== undefined;
};
