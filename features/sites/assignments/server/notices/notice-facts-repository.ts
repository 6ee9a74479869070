import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Names of jobs, including deleted ones, because people who lost one are told its name. */
export const jobNames = async (
  tenant: Tenant,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tenant.db
    .selectFrom('jobs')
    .select(['id', 'job_name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(jobIds))
    .execute();
  return new Map(rows.map(({ id, job_name }) => [id, job_name]));
};
