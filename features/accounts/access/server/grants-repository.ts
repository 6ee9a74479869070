import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { PersonGrants } from '../contract/index.ts';

const row = z.object({
  roles: z.array(z.array(z.string())),
  denied_modules: z.array(z.string()),
  license: z.enum(['full', 'viewer']),
});

/** Grants of the active people with a role that holds `isAdmin`. Their other roles are left out. */
export const grantsOfAdmins = async (tenant: Tenant): Promise<PersonGrants[]> => {
  const rows = await tenant.query({
    name: 'grants-of-admins',
    text: `select m.license, m.denied_modules, json_agg(r.flags) as roles from roles r
      join membership_roles mr on mr.organization_id = $1 and mr.role_id = r.id
      join memberships m on m.organization_id = $1 and m.user_id = mr.user_id
        and m.status = 'active' and m.deleted_at is null
      where r.organization_id = $1 and r.deleted_at is null and 'isAdmin' = any(r.flags)
      group by m.user_id, m.license, m.denied_modules`,
    values: [tenant.organizationId],
    row,
  });
  return rows.map(({ roles, denied_modules, license }) => ({
    roles,
    deniedModules: denied_modules,
    license,
  }));
};
