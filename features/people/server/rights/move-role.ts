import { findRoles, lockRights, saveMembership } from '#features/users/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { lockPerson } from '../person/find-person.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { recordPersonChange } from '../person/record-person-change.ts';
import { changeRoles, requireAdminAfter, rightsOf } from './change-rights.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['grantRole']>;

/** One role more or less; a repeat changes nothing. */
const moveRole = (next: (held: readonly number[], roleId: number) => number[]) => async (call: Call) => {
  const { tenant, person, params } = call;
  await lockRights(tenant);
  const found = await lockPerson(tenant, params.id);
  const [role] = await findRoles(tenant, [params.roleId]);
  if (!role) throw notFound();
  const rights = rightsOf(found);
  const role_ids = next(rights.role_ids, role.id);
  if (role_ids.length !== rights.role_ids.length) {
    await changeRoles(call, found, { ...rights, role_ids });
    await saveMembership(tenant, params.id, {});
    await requireAdminAfter(call, found);
    await recordPersonChange(
      call,
      params.id,
      { action: 'user.rights-changed', changes: { role_ids: [rights.role_ids, role_ids] } },
      { ofRights: true },
    );
  }
  return presentPersonNow(tenant, person, params.id);
};

export const grantRole = moveRole((held, roleId) => [...new Set([...held, roleId])]);

export const revokeRole = moveRole((held, roleId) => held.filter((id) => id !== roleId));
