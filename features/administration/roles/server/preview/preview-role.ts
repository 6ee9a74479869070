import { z } from 'zod';
import { effectiveFlags } from '#features/accounts/access/contract';
import { notFound } from '#platform/contract/errors';
import { type Flag, flags } from '#platform/contract/flags';
import { anyOf } from '#platform/server/db/any-of';
import { manyIds } from '#platform/server/db/many-ids';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type Direction, maxNames, type RolePreview, type roleEndpoints } from '../../contract/index.ts';
import { flagsOfRoles } from '../role-repository.ts';

const holders = z.object({
  role_ids: manyIds,
  denied_modules: z.array(z.string()),
  license: z.enum(['full', 'viewer']),
  user_ids: manyIds,
});

/** People with the same roles, modules and license: they gain and lose the same flags. */
type Holders = z.infer<typeof holders>;

/** Everybody who holds a role and is not deactivated, grouped by equal roles, modules and license. */
const holdersOf = (tenant: Tenant, roleId: number): Promise<Holders[]> =>
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

const namesOf = async (
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

/** The flags that some people gain and lose by a change of a role. */
type Change = { userIds: readonly number[]; gains: readonly Flag[]; loses: readonly Flag[] };

const missingIn = (other: ReadonlySet<Flag>, all: ReadonlySet<Flag>): Flag[] =>
  [...all].filter((flag) => !other.has(flag));

/** Compares the flags before and after, by the same function that every request uses. */
const loadChanges = async (tenant: Tenant, roleId: number, flags: readonly Flag[]): Promise<Change[]> => {
  const roles = await flagsOfRoles(tenant);
  if (!roles.has(roleId)) throw notFound();
  const held = ({ role_ids, denied_modules, license }: Holders, of: ReadonlyMap<number, readonly string[]>) =>
    effectiveFlags({
      roles: role_ids.map((id) => of.get(id) ?? []),
      deniedModules: denied_modules,
      license,
      superAdmin: false,
    });
  const changed = new Map<number, readonly string[]>(roles).set(roleId, flags);
  return (await holdersOf(tenant, roleId)).map((holders) => {
    const [before, after] = [held(holders, roles), held(holders, changed)];
    return { userIds: holders.user_ids, gains: missingIn(before, after), loses: missingIn(after, before) };
  });
};

type Calls = typeof roleEndpoints;

const sum = (changes: readonly Change[]): number =>
  changes.reduce((people, { userIds }) => people + userIds.length, 0);

const countEach = (changes: readonly Change[], direction: Direction): RolePreview['gains'] =>
  flags.flatMap((flag) => {
    const people = sum(changes.filter((change) => change[direction].includes(flag)));
    return people > 0 ? [{ flag, people }] : [];
  });

export const previewRole = async ({
  tenant,
  params,
  body,
}: SignedInCall<Calls['previewRole']>): Promise<RolePreview> => {
  const changes = await loadChanges(tenant, params.id, body.flags);
  return {
    people: sum(changes),
    changed: sum(changes.filter(({ gains, loses }) => gains.length + loses.length > 0)),
    gains: countEach(changes, 'gains'),
    loses: countEach(changes, 'loses'),
  };
};

export const previewRolePeople = async ({
  tenant,
  params,
  body,
}: SignedInCall<Calls['previewRolePeople']>) => {
  const { flags: after, flag, direction } = body;
  const changes = await loadChanges(tenant, params.id, after);
  const userIds = changes.flatMap((change) => (change[direction].includes(flag) ? change.userIds : []));
  return { people: await namesOf(tenant, userIds, maxNames), total: userIds.length };
};
