import { z } from 'zod';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { effectiveFlags, type PersonGrants } from '../contract/index.ts';
import { lockRights } from './users/membership-life-repository.ts';

const row = z.object({
  roles: z.array(z.array(z.string())),
  denied_modules: z.array(z.string()),
  license: z.enum(['full', 'viewer']),
});

/** Grants of the active people with a role that holds `isAdmin`. Their other roles are left out. */
const grantsOfAdmins = async (tenant: Tenant): Promise<PersonGrants[]> => {
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

const hasAdmin = async (tenant: Tenant): Promise<boolean> =>
  (await grantsOfAdmins(tenant)).some((grants) =>
    effectiveFlags({ ...grants, superAdmin: false }).has('isAdmin'),
  );

/** Refuses a change after which the organization has no active admin. The caller must lock the rights before the change. */
export const requireAdmin = async (tenant: Tenant): Promise<void> => {
  if (!(await hasAdmin(tenant))) throw refused('last_admin');
};

/** Carries out a change of roles, people, licenses or modules, and refuses it when it takes the last active admin from the
 * organization. Only one such change runs at a time in an organization. */
export const keepAnAdmin = async <T>(tenant: Tenant, change: () => Promise<T>): Promise<T> => {
  await lockRights(tenant);
  const had = await hasAdmin(tenant);
  const result = await change();
  if (had) await requireAdmin(tenant);
  return result;
};
