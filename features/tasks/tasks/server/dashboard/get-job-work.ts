import { jobsInScope } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskDashboardEndpoints } from '../../contract/index.ts';
import { jobWorkOf } from './site-work-repository.ts';

type Call = SignedInCall<(typeof taskDashboardEndpoints)['getJobWork']>;

export const getJobWork = async ({ params, tenant, now }: Call) => {
  const [job] = await jobsInScope(tenant, [params.id]);
  if (!job) throw notFound();
  return jobWorkOf(tenant, params.id, now);
};
