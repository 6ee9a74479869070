import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** The duty of area managers that is in use; the first one where a company has several. */
export const areaManagerDuty = async (tenant: Tenant): Promise<number | null> => {
  const found = await tenant.db
    .selectFrom('job_site_assignments')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('role_key', '=', 'area-manager')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
};

/** Removes who was given a duty at these jobs until a moment, as if nobody had been. For jobs that an import takes back. */
export const removeHoldersOfJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  until: string,
): Promise<void> => {
  await tenant.db
    .deleteFrom('job_site_assignment_users')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', anyOf(jobIds))
    .where('created_at', '<=', until)
    .execute();
};
