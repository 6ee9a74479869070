import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import { manyIds } from '#platform/server/db/many-ids';
import type { Tenant } from '#platform/server/db/tenant';

const holders = z.object({
  role_ids: manyIds,
  denied_modules: z.array(z.string()),
  license: z.enum(['full', 'viewer']),
  user_ids: manyIds,
});

/** People with the same roles, modules and license: they gain and lose the same flags. */
export type Holders = z.infer<typeof holders>;

/** Everybody who holds a role and is not deactivated, grouped by equal roles, modules and license. */
export const holdersOf = (tenant: Tenant, roleId: number): Promise<Holders[]> =>
  tenant.query({
    name: 'role-holders',
    text: `with held as (
        select m.user_id, m.license, m.denied_modules, array_agg(r.id order by r.id) as role_ids
        from membership_roles h
        join memberships m on m.organization_id = $1 and m.user_id = h.user_id
          and m.status <> 'deactivated' and m.deleted_at is null
        join membership_roles mr on mr.organization_id = $1 and mr.user_id = h.user_id
        join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
        where h.organization_id = $1 and h.role_id = $2
        group by m.user_id, m.license, m.denied_modules)
      select license, denied_modules, role_ids, array_agg(user_id) as user_ids from held
      group by license, denied_modules, role_ids`,
    values: [tenant.organizationId, roleId],
    row: holders,
  });

export const namesOf = async (
  tenant: Tenant,
  userIds: readonly number[],
  max: number,
): Promise<{ id: number; name: string }[]> => {
  const rows = await tenant.db
    .selectFrom('memberships')
    .select(['user_id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .orderBy('name')
    .orderBy('user_id')
    .limit(max)
    .execute();
  return rows.map(({ user_id, name }) => ({ id: user_id, name: name ?? '' }));
};
