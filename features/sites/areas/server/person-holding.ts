import type { PersonHolding } from '#features/accounts/people/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { lockTree } from './area-repository.ts';

/** The areas whose manager is this person, by name; without those below them. */
const loadAreasOf = (tenant: Tenant, userId: number, max: number): Promise<{ id: number; name: string }[]> =>
  tenant.db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('manager_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(max)
    .execute();

const countAreasOf = async (tenant: Tenant, userId: number): Promise<number> => {
  const { count } = await tenant.db
    .selectFrom('areas')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organization_id', '=', tenant.organizationId)
    .where('manager_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Gives all areas of a person to somebody, or to nobody; returns which ones. */
const moveAreas = async (
  tenant: Tenant,
  { from, to }: { from: number; to: number | null },
): Promise<number[]> => {
  const rows = await tenant.db
    .updateTable('areas')
    .set({ manager_user_id: to, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('manager_user_id', '=', from)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

/** Areas that a person manages. The caller checks the right to change this person. Listeners of `area.updated` change which jobs
 * people see. */
export const personHolding: PersonHolding = {
  // Before duties and tasks, because the next manager sees the sites of these areas only from then on.
  order: 5,
  givesScope: 'of-all-in-it',
  count: ({ tenant }, userId) => countAreasOf(tenant, userId),
  list: async ({ tenant }, userId, max) =>
    (await loadAreasOf(tenant, userId, max)).map(({ id, name }) => ({
      id,
      label: name,
      href: `/admin/areas/edit/${id}`,
    })),
  handOver: async ({ tenant, person, wiring }, userId, to) => {
    await lockTree(tenant);
    const changes: Record<string, [unknown, unknown]> = { manager_user_id: [userId, to] };
    for (const entityId of await moveAreas(tenant, { from: userId, to })) {
      await writeAudit(tenant, person, { action: 'area.updated', entity: 'area', entityId, changes });
      await wiring.events.publish(tenant, {
        name: 'area.updated',
        entity: 'area',
        entityId,
        jobId: null,
        actorUserId: person.userId,
        data: { changes },
      });
    }
  },
};
