import { z } from 'zod';
import { effectiveFlags } from '#features/access/contract';
import { locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

const found = z.object({ organization_id: z.int(), feed_id: z.int(), user_id: z.int(), locale });

/** Whose feed it is; undefined for one that was revoked or that nobody has ever made. */
export const findFeedOwner = (identity: Identity, tokenHash: Buffer) =>
  identity.one({
    name: 'calendar-feed-find',
    text: 'select * from identity_find_calendar_feed($1)',
    values: [tokenHash],
    row: found,
  });

const member = z.object({
  license: z.enum(['full', 'viewer']),
  denied_modules: z.array(z.string()),
  roles: z.array(z.array(z.string())),
});

type Rights = { license: 'full' | 'viewer'; flags: ReadonlySet<Flag> };

/** What the person may see now; undefined for somebody who is deactivated or has left. */
export const rightsOfOwner = async (tenant: Tenant, userId: number): Promise<Rights | undefined> => {
  const [row] = await tenant.query({
    name: 'calendar-feed-rights',
    text: `select m.license, m.denied_modules,
        coalesce((select json_agg(r.flags) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as roles
      from memberships m
      where m.organization_id = $1 and m.user_id = $2 and m.status = 'active' and m.deleted_at is null`,
    values: [tenant.organizationId, userId],
    row: member,
  });
  if (!row) return undefined;
  const { license, roles, denied_modules: deniedModules } = row;
  return { license, flags: effectiveFlags({ roles, license, deniedModules, superAdmin: false }) };
};
