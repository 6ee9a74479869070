import type { Tenant } from '#platform/server/db/tenant';

/** The areas whose manager is this person, by name; without those below them. */
export const listAreasOf = (
  tenant: Tenant,
  userId: number,
  max: number,
): Promise<{ id: number; name: string }[]> =>
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

export const countAreasOf = async (tenant: Tenant, userId: number): Promise<number> => {
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
export const moveAreas = async (
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
