import { beyond, effectiveFlags, powerOf } from '#features/accounts/access/contract';
import { type Membership, rolesWithFlags } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Whether the person has no right that the actor lacks. Nobody may reset the factors of somebody with more rights. */
export const isInReach = async (
  tenant: Tenant,
  { user_id, license, denied_modules }: Membership,
  actor: Pick<Person, 'flags'>,
): Promise<boolean> => {
  const roles = await rolesWithFlags(tenant, user_id);
  const flags = effectiveFlags({
    roles: roles.map((role) => role.flags),
    deniedModules: denied_modules,
    license: license === 'viewer' ? 'viewer' : 'full',
    superAdmin: false,
  });
  return beyond(powerOf(flags), powerOf(actor.flags)).length === 0;
};
