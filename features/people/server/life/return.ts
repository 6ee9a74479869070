import { settleLogin } from '#features/session/server';
import { lockRights, type Membership, saveMembership } from '#features/users/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { queueInvitation } from '../invitation/queue-invitation.ts';
import { lockDeletedPerson, lockPerson } from '../person/find-person.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { changeRoles } from '../rights/change-rights.ts';
import { outranks, rightsOver } from '../rights/people-policy.ts';

type Endpoints = typeof peopleEndpoints;

/** Whoever never came in is invited again. */
const open = async (call: PersonCall, row: Membership): Promise<'active' | 'invited'> => {
  const { tenant, person, now } = call;
  const status = row.joined_at === null ? 'invited' : 'active';
  await saveMembership(tenant, row.user_id, {
    status,
    deleted_at: null,
    former_role_ids: [],
    ...(status === 'invited' ? { invited_at: now.toISOString(), invited_by: person.userId } : {}),
  });
  if (status === 'invited') await queueInvitation(call, row.user_id);
  else await settleLogin(tenant, row.user_id);
  return status;
};

export const activatePerson = async (call: SignedInCall<Endpoints['activatePerson']>) => {
  const { tenant, person, params } = call;
  await lockRights(tenant);
  const { row, subject } = await lockPerson(tenant, params.id);
  if (row.status !== 'deactivated') {
    throw refused('person_status', { status: { code: `person_status_${row.status}` } });
  }
  // The roles are still there: letting the person in gives them.
  if (outranks(subject, person)) throw forbidden('rights_beyond_own');
  if (!rightsOver(subject, person).activate) throw forbidden();
  const to = await open(call, row);
  const change = { action: 'user.activated', from: 'deactivated', to };
  await recordPersonChange(call, params.id, change, { ofRights: true });
  return presentPersonNow(tenant, person, params.id);
};

/** With the roles that the caller confirms, and may give. */
export const restorePerson = async (call: SignedInCall<Endpoints['restorePerson']>) => {
  const { tenant, person, params, body } = call;
  await lockRights(tenant);
  const found = await lockDeletedPerson(tenant, params.id);
  if (!found.subject.deleted) return presentPersonNow(tenant, person, params.id);
  await changeRoles(call, found, { ...found.row, role_ids: body.role_ids });
  const to = await open(call, found.row);
  await recordPersonChange(
    call,
    params.id,
    { action: 'user.restored', to, changes: { role_ids: [[], body.role_ids] } },
    { ofRights: true },
  );
  return presentPersonNow(tenant, person, params.id);
};
