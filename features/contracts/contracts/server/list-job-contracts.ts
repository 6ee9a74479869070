import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { contractEndpoints } from '../contract/index.ts';
import { contractsOfJob } from './contract-repository.ts';
import { presentContracts } from './present-contracts.ts';

export const listJobContracts = async (
  call: SignedInCall<(typeof contractEndpoints)['listJobContracts']>,
) => {
  const { params, tenant } = call;
  const [job, rows] = await Promise.all([findJob(tenant, params.id), contractsOfJob(tenant, params.id)]);
  if (!job) throw notFound();
  return presentContracts(call, job, rows);
};
