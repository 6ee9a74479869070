import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Takes occurrences out of sight; they hold their dates. */
export const setAsideOccurrences = async (
  tenant: Tenant,
  taskIds: readonly number[],
  now: Date,
): Promise<void> => {
  await tenant.db
    .updateTable('tasks')
    .set({ deleted_at: now.toISOString(), set_aside: true, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(taskIds))
    .execute();
};

/** Shows what was set aside; work whose day has come is open. */
export const showOccurrences = async (
  tenant: Tenant,
  taskIds: readonly number[],
  now: Date,
): Promise<void> => {
  await tenant.query({
    text: `update tasks t set deleted_at = null, set_aside = false, updated_by = $4,
        status = (select case when t.scheduled_on > ($3::timestamptz at time zone b.time_zone)::date then 'scheduled'
          else 'open' end from buildings b where b.organization_id = $1 and b.id = t.building_id)
      where t.organization_id = $1 and t.id = any($2::int[]) and t.set_aside`,
    values: [tenant.organizationId, taskIds, now, tenant.userId],
  });
};
