import type { JobService } from '#features/sites/jobs/contract';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

const services = (tenant: Tenant) =>
  tenant.db.selectFrom('job_services').where('organization_id', '=', tenant.organizationId);

/** The services of these jobs, which the caller may see. */
export const servicesOfJobs = (tenant: Tenant, jobIds: readonly number[]) =>
  services(tenant)
    .select(['id', 'job_id', 'type', 'name', 'days_of_week'])
    .where('job_id', '=', anyOf(jobIds))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ type: JobService['type'] }>()
    .execute();

export type Service = Awaited<ReturnType<typeof servicesOfJobs>>[number];

/** The jobs that these services belong to. */
export const jobsOfServices = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await services(tenant).select('job_id').distinct().where('id', '=', anyOf(ids)).execute();
  return rows.map(({ job_id }) => job_id);
};
