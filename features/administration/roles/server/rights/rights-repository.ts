import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const givenRole = z.object({ id: z.int(), key: z.string(), name: z.string(), flags: z.array(z.string()) });

/** The roles of a person with their flags, in the order in which they are listed. */
export const rolesWithFlags = async (tenant: Tenant, userId: number): Promise<z.infer<typeof givenRole>[]> =>
  tenant.query({
    name: 'roles-with-flags',
    text: `select r.id, r.key, r.name, r.flags from membership_roles mr
      join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
      where mr.organization_id = $1 and mr.user_id = $2
      order by r.built_in desc, r.sort, r.name, r.id`,
    values: [tenant.organizationId, userId],
    row: givenRole,
  });
