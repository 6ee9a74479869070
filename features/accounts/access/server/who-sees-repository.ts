import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Which of these people see which of these jobs, by assignment, job-site access, area or client. The caller handles people who
 * see all jobs. */
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
