import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import { manyIds } from '#platform/server/db/many-ids';
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

const found = z.object({ ids: manyIds });

/** Those of the tasks to which somebody added a note, a photo or another file. */
export const idsWithNotesOrFiles = async (tenant: Tenant, taskIds: readonly number[]): Promise<number[]> => {
  const [row] = await tenant.query({
    text: `select array(select t.id from unnest($2::int[]) as t (id) where
        exists (select from notes n where n.organization_id = $1 and n.owner_entity = 'task'
          and n.owner_id = t.id and n.deleted_at is null)
        or exists (select from files f where f.organization_id = $1 and f.owner_entity = 'task'
          and f.owner_id = t.id and f.deleted_at is null)) as ids`,
    values: [tenant.organizationId, taskIds],
    row: found,
  });
  return row?.ids ?? [];
};
