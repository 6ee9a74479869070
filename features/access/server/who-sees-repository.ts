import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Which of the people see which of the jobs, by assignment, access or area. People who see all jobs are not asked for. */
export const whoSees = (
  tenant: Tenant,
  userIds: readonly number[],
  jobIds: readonly number[],
): Promise<{ user_id: number; job_id: number }[]> =>
  tenant.db
    .selectFrom('visible_jobs')
    .select(['user_id', 'job_id'])
    .distinct()
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .where('job_id', '=', anyOf(jobIds))
    .execute();
