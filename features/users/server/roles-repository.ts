import type { Tenant } from '#platform/server/db/tenant';

export type NewRole = { key: string; name: string; flags: string[]; built_in: boolean; sort: number };

/** Adds roles to the organization; returns their ids by key. */
export const insertRoles = async (
  tenant: Tenant,
  roles: readonly NewRole[],
): Promise<Map<string, number>> => {
  const rows = await tenant.db
    .insertInto('roles')
    .values(roles.map((role) => ({ organization_id: tenant.organizationId, ...role })))
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map((row) => [row.key, row.id]));
};

export const grantRole = async (
  tenant: Tenant,
  userId: number,
  roleId: number,
  grantedBy: number | null,
): Promise<void> => {
  await tenant.db
    .insertInto('membership_roles')
    .values({
      organization_id: tenant.organizationId,
      user_id: userId,
      role_id: roleId,
      created_by: grantedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
