import { type FoundJob, loadJob, lockJob } from '#features/sites/jobs/server';
import { notFound, stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type ContractRow, loadContract } from '../contract-repository.ts';
import { todayAt } from '../present-contracts.ts';
import { presentRecord } from './present-record.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  params: { id: number; serviceId: number; contractId: number };
};

export type LockedContract = { job: FoundJob; row: ContractRow; today: string };

/** A contract in scope. Locks its job, so that writers of contracts of one service wait for each other. */
export const lockContract = async (
  { tenant, person, now, params }: Call,
  readAt?: string,
): Promise<LockedContract> => {
  await lockJob(tenant, params.id);
  const [job, row] = await Promise.all([loadJob(tenant, params.id), loadContract(tenant, params.contractId)]);
  if (!job || row?.job_id !== job.id || row.job_service_id !== params.serviceId) throw notFound();
  if (readAt !== undefined && row.updated_at !== readAt)
    throw stale(await presentRecord({ tenant, person, now }, job, row));
  return { job, row, today: todayAt(job, person, now) };
};
