import { settleLogin, voidInvitations } from '#features/session/server';
import { lockRights, revokeRoles, saveMembership } from '#features/users/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { type Found, lockPerson } from '../person/find-person.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { recordPersonChange } from '../person/record-person-change.ts';
import { requireAdminAfter } from '../rights/change-rights.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { type Holdings, handOver } from './holdings.ts';

type Deactivate = SignedInCall<(typeof peopleEndpoints)['deactivatePerson']>;
type Delete = SignedInCall<(typeof peopleEndpoints)['deletePerson']>;

const begin = async ({ tenant, person, params }: Pick<Delete, 'tenant' | 'person' | 'params'>) => {
  await lockRights(tenant);
  const found = await lockPerson(tenant, params.id);
  if (params.id === person.userId) throw forbidden('not_yourself');
  return found;
};

/** The sessions end, links that were mailed are void, and somebody who manages the organization is left. */
const close = async (call: Deactivate | Delete, found: Found): Promise<void> => {
  const { tenant, params } = call;
  await settleLogin(tenant, params.id);
  await voidInvitations(tenant, params.id);
  await requireAdminAfter(call, found);
};

export const deactivatePerson = (holdings: Holdings) => async (call: Deactivate) => {
  const { tenant, person, params, body } = call;
  const found = await begin(call);
  const { status } = found.row;
  if (status === 'deactivated')
    throw refused('person_status', { status: { code: 'person_status_deactivated' } });
  if (!rightsOver(found.subject, person).deactivate) throw forbidden('rights_beyond_own');
  await handOver(holdings, call, params.id, body.hand_over);
  await saveMembership(tenant, params.id, { status: 'deactivated' });
  await close(call, found);
  const change = { action: 'user.deactivated', from: status, to: 'deactivated' };
  await recordPersonChange(call, params.id, change, { ofRights: true });
  return presentPersonNow(tenant, person, params.id);
};

/** The roles are remembered and taken away: whoever restores the person confirms them anew. */
export const deletePerson = (holdings: Holdings) => async (call: Delete) => {
  const { tenant, person, params, body, now } = call;
  const found = await begin(call);
  if (!rightsOver(found.subject, person).delete) throw forbidden('rights_beyond_own');
  await handOver(holdings, call, params.id, body.hand_over);
  const roleIds = found.roles.map(({ id }) => id);
  await revokeRoles(tenant, params.id, roleIds);
  await saveMembership(tenant, params.id, {
    status: 'deactivated',
    former_role_ids: roleIds,
    deleted_at: now.toISOString(),
  });
  await close(call, found);
  const change = {
    action: 'user.deleted',
    from: found.row.status,
    changes: { role_ids: [roleIds, []] } as never,
  };
  await recordPersonChange(call, params.id, change, { ofRights: true });
  return { id: params.id };
};
