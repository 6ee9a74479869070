import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { ActionLogEntries } from '../../../../../db/schema/types.ts';
import { actionTypes, type RecordRef } from '../../contract/index.ts';

const stored = z.object({
  id: z.int(),
  log_id: z.int(),
  action_type: z.enum(actionTypes),
  common_area_id: z.int().nullable(),
  floor_id: z.int().nullable(),
  description: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  running: z.boolean(),
  requested_by: z.string().nullable(),
  requested_at: z.string().nullable(),
  visibility: z.enum(['public', 'internal']),
  task_id: z.int().nullable(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  created_by: z.int().nullable(),
});

export type StoredEntry = z.infer<typeof stored>;

/** Finds an entry, also a deleted one: its log decides who sees it, and a retry has to find it. */
export const loadEntry = async (tenant: Tenant, ref: RecordRef): Promise<StoredEntry | undefined> => {
  const [found] = await tenant.query({
    text: `select e.* from action_log_entries e where e.organization_id = $1
      and ${typeof ref === 'number' ? 'e.id = $2' : 'e.client_uuid = $2::uuid'}`,
    values: [tenant.organizationId, ref],
    row: stored,
  });
  return found;
};

/** The new id; undefined when the device has sent this entry before. */
export const insertEntry = async (
  tenant: Tenant,
  row: Omit<Insertable<ActionLogEntries>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('action_log_entries')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const updateEntryRow = async (
  tenant: Tenant,
  id: number,
  set: Updateable<ActionLogEntries>,
): Promise<void> => {
  await tenant.db
    .updateTable('action_log_entries')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const countEntries = async (tenant: Tenant, logId: number): Promise<number> => {
  const { count } = await tenant.db
    .selectFrom('action_log_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', tenant.organizationId)
    .where('log_id', '=', logId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const photosOfEntry = async (tenant: Tenant, entryId: number): Promise<number[]> => {
  const found = await tenant.db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', 'action-log-entry')
    .where('owner_id', '=', entryId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
};

const fit = z.object({ room: z.boolean(), floor: z.boolean() });

/** Whether the room and the floor, where one is named, are of the building; deleted ones where that is said. */
export const placesFit = async (
  tenant: Tenant,
  buildingId: number,
  { common_area_id, floor_id }: { common_area_id: number | null; floor_id: number | null },
  deleted: z.infer<typeof fit>,
): Promise<z.infer<typeof fit>> => {
  const [found] = await tenant.query({
    name: 'action-log-places-fit',
    text: `select
        $3::int is null or exists (select from common_areas c where c.organization_id = $1 and c.id = $3
          and c.building_id = $2 and (c.deleted_at is null or $5)) as room,
        $4::int is null or exists (select from floors f where f.organization_id = $1 and f.id = $4
          and f.building_id = $2 and (f.deleted_at is null or $6)) as floor`,
    values: [tenant.organizationId, buildingId, common_area_id, floor_id, deleted.room, deleted.floor],
    row: fit,
  });
  return found ?? { room: false, floor: false };
};
