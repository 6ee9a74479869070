import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import { effectiveFlags } from '../contract/index.ts';

/** License, taken-away modules and the flags of the roles of one member. */
export const grants = z.object({
  license: z.enum(['full', 'viewer']),
  denied_modules: z.array(z.string()),
  roles: z.array(z.array(z.string())),
});

/** Columns of `grants` for the membership `m`. */
export const grantColumns = `m.license, m.denied_modules,
  coalesce((select json_agg(r.flags) from membership_roles mr
    join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
    where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as roles`;

/** Members `m` who have neither been deactivated nor left. */
export const isActive = `m.organization_id = $1 and m.status = 'active' and m.deleted_at is null`;

export const flagsOf = ({ roles, license, denied_modules }: z.infer<typeof grants>): ReadonlySet<Flag> =>
  effectiveFlags({ roles, license, deniedModules: denied_modules, superAdmin: false });

export type Rights = { license: 'full' | 'viewer'; flags: ReadonlySet<Flag> };

/** What a person may do now; undefined for somebody who is deactivated or has left. */
export const rightsOf = async (tenant: Tenant, userId: number): Promise<Rights | undefined> => {
  const [member] = await tenant.query({
    name: 'rights-of-person',
    text: `select ${grantColumns} from memberships m where ${isActive} and m.user_id = $2`,
    values: [tenant.organizationId, userId],
    row: grants,
  });
  return member && { license: member.license, flags: flagsOf(member) };
};
