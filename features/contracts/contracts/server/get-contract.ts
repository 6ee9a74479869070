import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { contractRecordEndpoints } from '../contract/index.ts';
import { findContract } from './contract-repository.ts';
import { presentRecord } from './record/present-record.ts';

export const getContract = async (call: SignedInCall<(typeof contractRecordEndpoints)['getContract']>) => {
  const { params, tenant } = call;
  const [job, row] = await Promise.all([findJob(tenant, params.id), findContract(tenant, params.contractId)]);
  if (!job || row?.job_id !== job.id) throw notFound();
  return presentRecord(call, job, row);
};
