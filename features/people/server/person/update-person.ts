import { changeLoginEmail } from '#features/session/server';
import { lockRights, saveMembership } from '#features/users/server';
import { forbidden, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { queueInvitation } from '../invitation/queue-invitation.ts';
import { changeRoles, inOrder, requireAdminAfter, rightsOf } from '../rights/change-rights.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { type Found, lockPerson } from './find-person.ts';
import { presentPersonNow } from './present-person.ts';
import { recordPersonChange } from './record-person-change.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['updatePerson']>;

/** The address is that of the login: it changes everywhere or not at all. Whoever was invited at the old one is invited at
 * the new one. */
const changeEmail = async (call: Call, { row, subject }: Found): Promise<void> => {
  const { tenant, person, body } = call;
  if (subject.elsewhere) throw refused('login_elsewhere');
  if (!rightsOver(subject, person).change_login) throw forbidden('rights_beyond_own');
  await changeLoginEmail(tenant, row.user_id, body.email);
  if (row.status === 'invited') await queueInvitation(call, row.user_id);
};

export const updatePerson = async (call: Call) => {
  const { tenant, person, params, body } = call;
  const { updated_at, role_ids, ...fields } = body;
  await lockRights(tenant);
  const found = await lockPerson(tenant, params.id);
  const present = () => presentPersonNow(tenant, person, params.id);
  const rights = inOrder(body);
  const before = { ...found.row, ...inOrder(rightsOf(found)) };
  const changes = changesOf(before, { ...fields, ...rights });
  if (updated_at !== found.row.updated_at) throw stale(await present());
  if (Object.keys(changes).length === 0) return present();
  const ofRights = 'role_ids' in changes || 'denied_modules' in changes || 'license' in changes;
  if (ofRights) await changeRoles(call, found, body);
  if ('email' in changes) await changeEmail(call, found);
  const renewed = 'email' in changes && found.row.status === 'invited';
  await saveMembership(tenant, params.id, {
    ...fields,
    denied_modules: [...fields.denied_modules],
    ...(renewed ? { invited_at: call.now.toISOString(), invited_by: person.userId } : {}),
  });
  if (ofRights) await requireAdminAfter(call, found);
  await recordPersonChange(call, params.id, { action: 'user.updated', changes }, { ofRights });
  return present();
};
