import { type Membership, saveMembership } from '#features/accounts/access/server';
import {
  isBeyondDoubt,
  loadLoginRecord,
  loadPasswordHash,
  reconcileLogin,
} from '#features/accounts/session/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { invitationWay, queueInvitation } from '../invitation/queue-invitation.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { lockDeletedPerson, lockPerson } from '../person/require-person.ts';
import { lockAndCheckRights } from '../rights/lock-and-check-rights.ts';
import { outranks, rightsOver, type Subject } from '../rights/people-policy.ts';
import { replaceRoles } from '../rights/replace-roles.ts';
import { type Access, giveAccessBack } from './former-access.ts';

type Endpoints = typeof peopleEndpoints;

/** While a person was deleted here, another organization of theirs decided about the login alone: it may have changed the
 * address, or may know the password. Without another organization the login has lost its password. */
const isStillTheirs = async ({ tenant, wiring }: PersonCall, row: Membership): Promise<boolean> => {
  const { identity } = wiring.database;
  const login = await loadLoginRecord(identity, row.user_id);
  const opens = (await loadPasswordHash(identity, row.user_id)) !== null;
  return opens && login?.email === row.email && (await isBeyondDoubt(tenant, row.user_id));
};

/** A person who has never joined is invited again, as is one whose login may be in other hands. If no link can reach the
 * person, someone must give a temporary password. */
const open = async (call: PersonCall, row: Membership): Promise<'active' | 'invited'> => {
  const { tenant, person, now } = call;
  const joins = row.joined_at !== null && (row.deleted_at === null || (await isStillTheirs(call, row)));
  const status = joins ? 'active' : 'invited';
  await saveMembership(tenant, row.user_id, {
    status,
    deleted_at: null,
    former_role_ids: [],
    former_job_ids: [],
    ...(joins ? {} : { joined_at: null, invited_at: now.toISOString(), invited_by: person.userId }),
  });
  if (status === 'invited' && invitationWay(row, call.wiring)) await queueInvitation(call, row.user_id);
  if (status === 'active') await reconcileLogin(tenant, row.user_id);
  return status;
};

const reopen = async (
  call: PersonCall,
  id: number,
  may: (subject: Subject) => boolean = () => true,
): Promise<void> => {
  const { row, subject } = await lockPerson(call.tenant, id);
  if (row.status !== 'deactivated') {
    throw refused('person_status', { status: { code: `person_status_${row.status}` } });
  }
  // The person still has the roles, so activating gives these rights.
  if (outranks(subject, call.person)) throw forbidden('rights_beyond_own');
  if (!may(subject)) throw forbidden();
  const to = await open(call, row);
  const change = { action: 'user.activated', from: 'deactivated', to };
  await recordPersonChange(call, id, change, { ofRights: true });
};

/** Activates a deactivated person; changes nothing for others. The caller must check that people may be added. */
export const reopenPerson = async (call: PersonCall, id: number): Promise<void> => {
  await lockAndCheckRights(call);
  const { row } = await lockPerson(call.tenant, id);
  if (row.status === 'deactivated') await reopen(call, id);
};

export const activatePerson = async (call: SignedInCall<Endpoints['activatePerson']>) => {
  const { person, params } = call;
  await lockAndCheckRights(call);
  await reopen(call, params.id, (subject) => rightsOver(subject, person).activate);
  return presentPersonNow(call, params.id);
};

/** Restores a deleted person with the roles and sites that the caller confirms and may give. */
export const restorePerson = (access: Access) => async (call: SignedInCall<Endpoints['restorePerson']>) => {
  const { tenant, params, body } = call;
  await lockAndCheckRights(call);
  const found = await lockDeletedPerson(tenant, params.id);
  if (!found.subject.deleted) return presentPersonNow(call, params.id);
  await replaceRoles(call, found, { ...found.row, role_ids: body.role_ids });
  const to = await open(call, found.row);
  const former = found.row.former_job_ids;
  await giveAccessBack(access, call, { userId: params.id, former, wanted: body.job_ids });
  await recordPersonChange(
    call,
    params.id,
    { action: 'user.restored', to, changes: { role_ids: [[], body.role_ids] } },
    { ofRights: true },
  );
  return presentPersonNow(call, params.id);
};
