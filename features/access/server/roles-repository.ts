import type { Tenant } from '#platform/server/db/tenant';
import { presetFlags, rolePresets } from '../contract/index.ts';

const titles: Record<string, string> = {
  'director-client-development': 'Director of Client Development',
  csr: 'CSR',
};

const title = (key: string): string =>
  titles[key] ??
  key.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

/** Gives a new organization the built-in roles; answers their ids by key. */
export const createBuiltInRoles = async (tenant: Tenant): Promise<Map<string, number>> => {
  const rows = await tenant.db
    .insertInto('roles')
    .values(
      rolePresets.map(({ key }, sort) => ({
        organization_id: tenant.organizationId,
        key,
        name: title(key),
        flags: presetFlags(key),
        built_in: true,
        sort,
      })),
    )
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
