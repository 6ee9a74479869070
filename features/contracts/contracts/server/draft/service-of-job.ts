import { type FoundJob, loadJob, lockJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { type Service, serviceOfJob } from './service-repository.ts';

type Params = { id: number; serviceId: number };

export const requireService = async (
  tenant: Tenant,
  { id, serviceId }: Params,
): Promise<{ job: FoundJob; service: Service }> => {
  const [job, service] = await Promise.all([loadJob(tenant, id), serviceOfJob(tenant, id, serviceId)]);
  if (!job || !service) throw notFound();
  return { job, service };
};

/** The same, with the job locked, so that only one of two first contracts becomes the base. */
export const lockService = async (tenant: Tenant, params: Params) => {
  await lockJob(tenant, params.id);
  return requireService(tenant, params);
};
