import { effectiveFlags } from '#features/access/contract';
import { notFound } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import { flagsOfRoles } from '../role-repository.ts';
import { type Holders, holdersOf } from './holders-repository.ts';

/** What a change of a role means for some people. */
export type Change = { userIds: readonly number[]; gains: readonly Flag[]; loses: readonly Flag[] };

const missingIn = (other: ReadonlySet<Flag>, all: ReadonlySet<Flag>): Flag[] =>
  [...all].filter((flag) => !other.has(flag));

/** Judged by the function that decides every request, before and after. */
export const findChanges = async (
  tenant: Tenant,
  roleId: number,
  flags: readonly Flag[],
): Promise<Change[]> => {
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
