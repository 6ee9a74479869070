import { z } from 'zod';
import { serviceTypes } from '#features/jobs/contract';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  type: z.enum(serviceTypes),
  name: z.string(),
  days: z.int(),
});

export type Service = z.infer<typeof row>;

/** The services of these jobs, which the caller may see, with the days of a week on which they are done. */
export const servicesOfJobs = (tenant: Tenant, jobIds: readonly number[]): Promise<Service[]> =>
  tenant.query({
    name: 'services-of-jobs',
    text: `select s.id, s.job_id, s.type, s.name, cardinality(s.days_of_week) as days from job_services s
      where s.organization_id = $1 and s.job_id = any($2::int[]) and s.deleted_at is null order by s.id`,
    values: [tenant.organizationId, jobIds],
    row,
  });

const jobOf = z.object({ id: z.int(), job_id: z.int() });

/** The jobs that these services belong to. */
export const jobsOfServices = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'jobs-of-services',
    text: `select s.id, s.job_id from job_services s where s.organization_id = $1 and s.id = any($2::int[])`,
    values: [tenant.organizationId, ids],
    row: jobOf,
  });
  return [...new Set(rows.map(({ job_id }) => job_id))];
};
