import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ user_id: z.int(), email: z.string() });

/** The person who sent the invitation if still active and allowed to invite, else at most `max` others who are. */
export const findInviters = (
  tenant: Tenant,
  invitedBy: number | null,
  max: number,
): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    text: `select m.user_id, m.email from memberships m
      where m.organization_id = $1 and m.status = 'active' and m.deleted_at is null and m.license = 'full'
        and m.email is not null
        and exists (select from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id and 'admin.canAddUser' = any(r.flags))
      order by (m.user_id = $2) desc nulls last, m.created_at, m.user_id
      limit case when exists (select from memberships i where i.organization_id = $1 and i.user_id = $2
        and i.status = 'active' and i.deleted_at is null and i.email is not null) then 1 else $3::int end`,
    values: [tenant.organizationId, invitedBy, max],
    row,
  });
