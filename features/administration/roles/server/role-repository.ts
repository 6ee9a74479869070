import { z } from 'zod';
import { type Flag, flags } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import { recordRepository } from '#platform/server/records/record-repository';
import { role } from '../contract/index.ts';

/** Drops flags that the product no longer has: they may still be stored in a row. */
const knownFlags = z
  .array(z.string())
  .transform((stored): Flag[] => flags.filter((flag) => stored.includes(flag)));

const storedRole = role.extend({ flags: knownFlags });

export const roleRepository = recordRepository({
  table: 'roles',
  from: 'roles r',
  columns: `r.id, r.key, r.name, r.description, r.built_in, r.flags, r.updated_at, (
    select count(*)::int from membership_roles mr
    join memberships m on m.organization_id = mr.organization_id and m.user_id = mr.user_id
      and m.status <> 'deactivated' and m.deleted_at is null
    where mr.organization_id = r.organization_id and mr.role_id = r.id) as people`,
  row: storedRole,
  sorts: { name: 'r.name' },
  unique: { roles_name_key: 'name' },
});

/** The flags of all roles of the organization, by id. */
export const flagsOfRoles = async (tenant: Tenant): Promise<Map<number, string[]>> => {
  const rows = await tenant.db
    .selectFrom('roles')
    .select(['id', 'flags'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, flags }) => [id, flags]));
};
