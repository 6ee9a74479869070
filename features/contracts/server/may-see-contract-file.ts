import type { FileOwnerCheck } from '#features/files/server';
import { findJob } from '#features/jobs/server';
import { mayReadTerms } from '../contract/index.ts';
import { findContract } from './contract-repository.ts';

/** A signed contract is seen by whoever may read its terms. */
export const maySeeContractFile: FileOwnerCheck = async (tenant, person, contractId) => {
  if (!mayReadTerms(person.flags)) return false;
  const row = await findContract(tenant, contractId);
  return row !== undefined && (await findJob(tenant, row.job_id)) !== undefined;
};
