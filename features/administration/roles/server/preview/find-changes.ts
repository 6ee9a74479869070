import { effectiveFlags } from '#features/accounts/access/contract';
import { notFound } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import { flagsOfRoles } from '../role-repository.ts';
import { type Holders, holdersOf } from './holders-repository.ts';

/** The flags that some people gain and lose by a change of a role. */
export type Change = { userIds: readonly number[]; gains: readonly Flag[]; loses: readonly Flag[] };

const missingIn = (other: ReadonlySet<Flag>, all: ReadonlySet<Flag>): Flag[] =>
  [...all].filter((flag) => !other.has(flag));

/** Compares the flags before and after, by the same function that every request uses. */
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
