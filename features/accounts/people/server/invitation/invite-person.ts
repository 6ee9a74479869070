import { saveMembership } from '#features/accounts/access/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { type Found, lockPerson } from '../person/find-person.ts';
import { presentPersonNow } from '../person/present-person.ts';
import { type PersonCall, recordPersonChange } from '../person/record-person-change.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { queueInvitation } from './queue-invitation.ts';

/** A new link, which replaces the older ones. */
export const inviteAgain = async (call: PersonCall, { row, subject }: Found): Promise<void> => {
  const { tenant, person, now } = call;
  if (row.status === 'active') throw refused('person_joined');
  if (row.status !== 'invited') throw refused('person_not_invited');
  if (!rightsOver(subject, person).invite) throw forbidden();
  // First, because it may refuse; then nothing is saved for this person, and others of the same call are still invited.
  await queueInvitation(call, row.user_id);
  await saveMembership(tenant, row.user_id, {
    invited_at: now.toISOString(),
    invited_by: person.userId,
  });
  await recordPersonChange(call, row.user_id, { action: 'user.invited' }, { ofRights: false });
};

export const invitePerson = async (call: SignedInCall<(typeof peopleEndpoints)['invitePerson']>) => {
  const { tenant, params } = call;
  await inviteAgain(call, await lockPerson(tenant, params.id));
  return presentPersonNow(call, params.id);
};
