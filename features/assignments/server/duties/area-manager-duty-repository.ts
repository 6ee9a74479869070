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

/** Who holds a duty of area managers at each of these jobs on a day. */
export const areaManagersOfJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  if (jobIds.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('job_site_assignment_users as l')
    .innerJoin('job_site_assignments as a', (join) =>
      join.onRef('a.organization_id', '=', 'l.organization_id').onRef('a.id', '=', 'l.assignment_id'),
    )
    .select(['l.job_id', 'l.user_id'])
    .where('l.organization_id', '=', tenant.organizationId)
    .where('l.job_id', '=', anyOf(jobIds))
    .where('a.role_key', '=', 'area-manager')
    .where('a.active', '=', true)
    .where('a.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('l.from_date', 'is', null), eb('l.from_date', '<=', day)]))
    .where((eb) => eb.or([eb('l.to_date', 'is', null), eb('l.to_date', '>=', day)]))
    .execute();
  const byJob = Map.groupBy(rows, ({ job_id }) => job_id);
  return new Map([...byJob].map(([job, held]) => [job, new Set(held.map(({ user_id }) => user_id))]));
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
