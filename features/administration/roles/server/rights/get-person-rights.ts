import { z } from 'zod';
import { judgeFlags, seesAllJobs } from '#features/accounts/access/contract';
import { loadMembership, type Membership } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { PersonRights, roleEndpoints } from '../../contract/index.ts';

const grantedRole = z.object({ id: z.int(), key: z.string(), name: z.string(), flags: z.array(z.string()) });

/** The roles of a person with their flags, in the order in which they are listed. */
const rolesWithFlags = async (tenant: Tenant, userId: number): Promise<z.infer<typeof grantedRole>[]> =>
  tenant.query({
    name: 'roles-with-flags',
    text: `select r.id, r.key, r.name, r.flags from membership_roles mr
      join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
      where mr.organization_id = $1 and mr.user_id = $2
      order by r.built_in desc, r.sort, r.name, r.id`,
    values: [tenant.organizationId, userId],
    row: grantedRole,
  });

type Rights = Omit<PersonRights, 'limits'>;

const rightsOf = async (tenant: Tenant, membership: Membership): Promise<Rights> => {
  const roles = await rolesWithFlags(tenant, membership.user_id);
  const license = membership.license as PersonRights['license'];
  const idsAt = (places: readonly number[]): number[] => places.flatMap((place) => roles[place]?.id ?? []);
  const verdicts = judgeFlags({
    roles: roles.map(({ flags }) => flags),
    deniedModules: membership.denied_modules,
    license,
  });
  const held = verdicts.flatMap((verdict) => (verdict.held ? [verdict.flag] : []));
  const showAll = (flag: Flag): boolean => seesAllJobs(new Set([flag]));
  return {
    id: membership.user_id,
    name: membership.name ?? '',
    license,
    status: membership.status as PersonRights['status'],
    denied_modules: membership.denied_modules,
    roles: roles.map(({ id, key, name }) => ({ id, key, name })),
    flags: verdicts.map(({ flag, held, grantingRoles, liftingRoles, takenBy }) => ({
      flag,
      held,
      given_by: idsAt(grantingRoles),
      freed_by: idsAt(liftingRoles),
      taken_by: takenBy,
    })),
    sees_all_by: held.filter(showAll),
  };
};

export const requireRights = async (tenant: Tenant, userId: number): Promise<Rights> => {
  const membership = await loadMembership(tenant, userId);
  if (!membership) throw notFound();
  return rightsOf(tenant, membership);
};

/** Asks the policies themselves, so that the answer cannot differ from what they do. */
export const getPersonRights =
  (rules: Entries<'rightRules'>) =>
  async ({
    tenant,
    params,
    say,
  }: SignedInCall<(typeof roleEndpoints)['getPersonRights']>): Promise<PersonRights> => {
    const rights = await requireRights(tenant, params.id);
    const holder = {
      userId: rights.id,
      flags: new Set(rights.flags.flatMap(({ flag, held }) => (held ? [flag] : []))),
      license: rights.license,
      seesAllJobs: rights.sees_all_by.length > 0,
    };
    const limits = Object.values(rules).flatMap(({ pages, limit }) => {
      const code = limit(holder);
      return code === null ? [] : [{ pages: [...pages], text: say({ code }) }];
    });
    return { ...rights, limits };
  };
