import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type contractEndpoints, statusOn } from '../contract/index.ts';
import { contractsOfJob } from './contract-repository.ts';
import { presentContracts, todayAt } from './present-contracts.ts';

/** The base contract in force. If several services of the job have one, the contract that began first. */
export const getBaseContract = async (call: SignedInCall<(typeof contractEndpoints)['getBaseContract']>) => {
  const { params, tenant, person, now } = call;
  const [job, rows] = await Promise.all([findJob(tenant, params.id), contractsOfJob(tenant, params.id)]);
  if (!job) throw notFound();
  const today = todayAt(job, person, now);
  const [base] = rows
    .filter((row) => row.is_base && statusOn(row, today) === 'active')
    .sort((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const [shown] = await presentContracts(call, job, base ? [base] : []);
  return shown ?? null;
};
