import { findRoles } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { presentPersonNow } from '../person/present-person.ts';
import type { PersonCall } from '../person/record-person-change.ts';
import { lockRightsFor } from './lock-rights.ts';
import { updateRights } from './update-rights.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['grantRole']>;

type Next = (held: readonly number[], roleId: number) => number[];

export const withRole: Next = (held, roleId) => [...new Set([...held, roleId])];

export const withoutRole: Next = (held, roleId) => held.filter((id) => id !== roleId);

/** Gives one role or takes it away; a repeat changes nothing. The caller must hold the lock on rights. */
export const changeRoleOf = (
  call: PersonCall,
  { id, roleId, next }: { id: number; roleId: number; next: Next },
): Promise<void> => updateRights(call, id, (held) => ({ ...held, role_ids: next(held.role_ids, roleId) }));

const changeRole = (next: Next) => async (call: Call) => {
  const { tenant, params } = call;
  await lockRightsFor(call);
  const [role] = await findRoles(tenant, [params.roleId]);
  if (!role) throw notFound();
  await changeRoleOf(call, { id: params.id, roleId: role.id, next });
  return presentPersonNow(call, params.id);
};

export const grantRole = changeRole(withRole);

export const revokeRole = changeRole(withoutRole);
