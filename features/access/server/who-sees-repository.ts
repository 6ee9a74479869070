import type { Tenant } from '#platform/server/db/tenant';

/** Which of the people see which of the jobs, by assignment, access or area. People who see all jobs are not asked for. */
export const whoSees = (
  tenant: Tenant,
  userIds: readonly number[],
  jobIds: readonly number[],
): Promise<{ user_id: number; job_id: number }[]> =>
  tenant.query({
    name: 'who-sees',
    text: `select distinct user_id, job_id from visible_jobs
      where organization_id = $1 and user_id = any($2::int[]) and job_id = any($3::int[])`,
    values: [tenant.organizationId, userIds, jobIds],
  });
