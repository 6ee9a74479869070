import type { Tenant } from '#platform/server/db/tenant';
import type { JobService } from '../../contract/index.ts';
import { servicesOfJob } from '../job/job-repository.ts';
import type { JobParts } from '../parts.ts';

/** The services of a job. The headcount is that of the active staffing plan, if there is one. The caller must check that
 * the job may be seen. */
export const presentServices = async (
  parts: Pick<JobParts, 'staffing'>,
  tenant: Tenant,
  jobId: number,
): Promise<JobService[]> => {
  const [services, ...staffing] = await Promise.all([
    servicesOfJob(tenant, jobId),
    ...Object.values(parts.staffing).map((find) => find(tenant, jobId)),
  ]);
  return services.map((service) => {
    const plan = staffing.find((found) => found.has(service.id))?.get(service.id);
    return plan
      ? { ...service, headcount: plan.headcount, planned: { week_hours: plan.week_hours } }
      : { ...service, planned: null };
  });
};
