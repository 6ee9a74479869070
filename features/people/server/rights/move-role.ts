import { findRoles, type Role, saveMembership } from '#features/users/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { lockPerson } from '../person/find-person.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { changeRoles, requireAdminAfter, rightsOf } from './change-rights.ts';
import { lockRightsFor } from './lock-rights.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['grantRole']>;

type Next = (held: readonly number[], roleId: number) => number[];

export const withRole: Next = (held, roleId) => [...new Set([...held, roleId])];

export const withoutRole: Next = (held, roleId) => held.filter((id) => id !== roleId);

/** One role more or less; a repeat changes nothing. The caller holds the lock on rights. */
export const moveRoleOf = async (
  call: PersonCall,
  { id, role, next }: { id: number; role: Pick<Role, 'id'>; next: Next },
): Promise<void> => {
  const found = await lockPerson(call.tenant, id);
  const rights = rightsOf(found);
  const role_ids = next(rights.role_ids, role.id);
  if (role_ids.length === rights.role_ids.length) return;
  await changeRoles(call, found, { ...rights, role_ids });
  await saveMembership(call.tenant, id, {});
  await requireAdminAfter(call, found);
  await recordPersonChange(
    call,
    id,
    { action: 'user.rights-changed', changes: { role_ids: [rights.role_ids, role_ids] } },
    { ofRights: true },
  );
};

const moveRole = (next: Next) => async (call: Call) => {
  const { tenant, params } = call;
  await lockRightsFor(call);
  const [role] = await findRoles(tenant, [params.roleId]);
  if (!role) throw notFound();
  await moveRoleOf(call, { id: params.id, role, next });
  return presentPersonNow(call, params.id);
};

export const grantRole = moveRole(withRole);

export const revokeRole = moveRole(withoutRole);
