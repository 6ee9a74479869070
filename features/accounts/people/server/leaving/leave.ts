import { revokeRoles, saveMembership } from '#features/accounts/access/server';
import { reconcileLogin, voidInvitations } from '#features/accounts/session/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { type Found, lockPerson } from '../person/require-person.ts';
import { lockAndCheckRights } from '../rights/lock-and-check-rights.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { requireAdminAfter } from '../rights/replace-roles.ts';
import type { Access } from './former-access.ts';
import { type Holdings, handOver } from './holdings.ts';

type Deactivate = SignedInCall<(typeof peopleEndpoints)['deactivatePerson']>;
type Delete = SignedInCall<(typeof peopleEndpoints)['deletePerson']>;

const begin = async (call: PersonCall, id: number) => {
  const { tenant, person } = call;
  await lockAndCheckRights(call);
  const found = await lockPerson(tenant, id);
  if (id === person.userId) throw forbidden('not_yourself');
  return found;
};

/** Ends the sessions, voids mailed links, and refuses when nobody is left who manages the organization. */
const close = async (call: PersonCall, found: Found): Promise<void> => {
  const { tenant } = call;
  await reconcileLogin(tenant, found.row.user_id);
  await voidInvitations(tenant, found.row.user_id);
  await requireAdminAfter(call, found);
};

const deactivate = async (
  call: PersonCall,
  id: number,
  handingOver: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const found = await begin(call, id);
  const { status } = found.row;
  if (status === 'deactivated')
    throw refused('person_status', { status: { code: 'person_status_deactivated' } });
  if (!rightsOver(found.subject, call.person).deactivate) throw forbidden('rights_beyond_own');
  await handingOver();
  await saveMembership(call.tenant, id, { status: 'deactivated' });
  await close(call, found);
  const change = { action: 'user.deactivated', from: status, to: 'deactivated' };
  await recordPersonChange(call, id, change, { ofRights: true });
};

/** Deactivates a person without handing anything over. */
export const deactivateAlone = (call: PersonCall, id: number): Promise<void> => deactivate(call, id);

export const deactivatePerson = (holdings: Holdings) => async (call: Deactivate) => {
  const { params, body } = call;
  await deactivate(call, params.id, () => handOver(holdings, call, params.id, body.hand_over));
  return presentPersonNow(call, params.id);
};

/** Takes away roles and job-site access, and stores them, to be confirmed when the person is restored. */
export const deletePerson = (holdings: Holdings, access: Access) => async (call: Delete) => {
  const { tenant, person, params, body, now } = call;
  const found = await begin(call, params.id);
  if (!rightsOver(found.subject, person).delete) throw forbidden('rights_beyond_own');
  await handOver(holdings, call, params.id, body.hand_over);
  const roleIds = found.roles.map(({ id }) => id);
  await revokeRoles(tenant, params.id, roleIds);
  const jobIds = (await access?.end(tenant, params.id)) ?? [];
  await saveMembership(tenant, params.id, {
    status: 'deactivated',
    former_role_ids: roleIds,
    former_job_ids: jobIds,
    deleted_at: now.toISOString(),
  });
  await close(call, found);
  const change = {
    action: 'user.deleted',
    from: found.row.status,
    changes: { role_ids: [roleIds, []] as [unknown, unknown] },
  };
  await recordPersonChange(call, params.id, change, { ofRights: true });
  return { id: params.id };
};
