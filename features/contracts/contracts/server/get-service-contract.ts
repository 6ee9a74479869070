import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { contractRecordEndpoints } from '../contract/index.ts';
import { findContract } from './contract-repository.ts';
import { getContract } from './get-contract.ts';

type Call = SignedInCall<(typeof contractRecordEndpoints)['getServiceContract']>;

/** The same as at the job, below the service to which it belongs. */
export const getServiceContract = async ({ params, ...call }: Call) => {
  const { id, serviceId, contractId } = params;
  const row = await findContract(call.tenant, contractId);
  if (row?.job_service_id !== serviceId) throw notFound();
  return getContract({ ...call, params: { id, contractId } });
};
