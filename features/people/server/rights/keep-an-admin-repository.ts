import { z } from 'zod';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

const left = z.object({ is_left: z.boolean() });

/** Refuses a change after which nobody could manage the organization. The caller holds the lock on rights since before the
 * change, so that two who do this to each other are judged one after the other. */
export const keepAnAdmin = async (tenant: Tenant): Promise<void> => {
  const [row] = await tenant.query({
    name: 'admin-left',
    text: `select exists (select from memberships m
        join membership_roles mr on mr.organization_id = $1 and mr.user_id = m.user_id
        join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
        where m.organization_id = $1 and m.status = 'active' and m.deleted_at is null and m.license = 'full'
          and 'isAdmin' = any(r.flags)) as is_left`,
    values: [tenant.organizationId],
    row: left,
  });
  if (!row?.is_left) throw refused('last_admin');
};
