import type { Selectable } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Roles } from '../../../../../db/schema/types.ts';
import { presetFlags, rolePresets } from '../../contract/index.ts';

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

export const grantRoles = async (
  tenant: Tenant,
  userId: number,
  roleIds: readonly number[],
  grantedBy: number | null,
): Promise<void> => {
  for (const roleId of roleIds) await grantRole(tenant, userId, roleId, grantedBy);
};

/** Gives roles to people who are just being added, in one statement. */
export const grantRolesToMany = (
  tenant: Tenant,
  pairs: readonly { userId: number; roleId: number }[],
): Promise<void> =>
  tenant.query({
    text: `insert into membership_roles (organization_id, user_id, role_id, created_by)
      select $1, u, r, $2 from unnest($3::int[], $4::int[]) as pair (u, r) on conflict do nothing`,
    values: [
      ...[tenant.organizationId, tenant.userId],
      pairs.map(({ userId }) => userId),
      pairs.map(({ roleId }) => roleId),
    ],
  });

export const revokeRoles = async (
  tenant: Tenant,
  userId: number,
  roleIds: readonly number[],
): Promise<void> => {
  await tenant.db
    .deleteFrom('membership_roles')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('role_id', '=', anyOf(roleIds))
    .execute();
};

export type Role = Pick<Selectable<Roles>, 'id' | 'key' | 'name' | 'flags' | 'built_in'>;

const roles = (tenant: Tenant) =>
  tenant.db
    .selectFrom('roles as r')
    .select(['r.id', 'r.key', 'r.name', 'r.flags', 'r.built_in'])
    .where('r.organization_id', '=', tenant.organizationId)
    .where('r.deleted_at', 'is', null)
    .orderBy('r.sort')
    .orderBy('r.id');

export const loadRoles = (tenant: Tenant): Promise<Role[]> => roles(tenant).execute();

export const loadRolesById = (tenant: Tenant, ids: readonly number[]): Promise<Role[]> =>
  roles(tenant).where('r.id', '=', anyOf(ids)).execute();

/** The roles of one person, with what each allows. */
export const rolesWithFlags = (tenant: Tenant, userId: number): Promise<Role[]> =>
  roles(tenant)
    .innerJoin('membership_roles as mr', (join) =>
      join.onRef('mr.organization_id', '=', 'r.organization_id').onRef('mr.role_id', '=', 'r.id'),
    )
    .where('mr.user_id', '=', userId)
    .execute();

/** Gives a new organization the built-in roles; returns their ids by key. */
export const createBuiltInRoles = (tenant: Tenant): Promise<Map<string, number>> =>
  insertRoles(
    tenant,
    rolePresets.map(({ key, name }, sort) => ({ key, name, flags: presetFlags(key), built_in: true, sort })),
  );
