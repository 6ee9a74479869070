import { saveMembership } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import { changeLoginEmail, doubtAddress, voidLinksOf } from '#features/accounts/session/server';
import { forbidden, invalid, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { invitationWay, queueInvitation, refuseUnreachable } from '../invitation/queue-invitation.ts';
import { lockAndCheckRights } from '../rights/lock-and-check-rights.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { inOrder, replaceRoles, requireAdminAfter, rightsOf } from '../rights/replace-roles.ts';
import { presentPersonNow } from './present-person.ts';
import { recordPersonChange } from './record-person-change.ts';
import { type Found, lockPerson } from './require-person.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['updatePerson']>;

/** Changes the address, phone or employee code of a login. Refused if the login opens other organizations too, because it
 * would change there as well. Links that were sent before are voided, and where links go somewhere else, the next one that is
 * followed shows whose the login is. */
const changeLogin = async (call: Call, { row, subject }: Found): Promise<void> => {
  const { tenant, person, body, wiring } = call;
  if (subject.elsewhere) throw refused('login_elsewhere');
  if (!rightsOver(subject, person).change_login) throw forbidden('rights_beyond_own');
  if (body.email === null && !body.employee_code) throw invalid({ employee_code: ['required'] });
  if (row.status === 'invited' && wiring.sms) refuseUnreachable(body, wiring);
  if (body.email !== row.email) await changeLoginEmail(tenant, row.user_id, body.email);
  else await voidLinksOf(tenant, row.user_id);
  if (body.email === null && body.phone !== row.phone) await doubtAddress(tenant, row.user_id);
  if (row.email === null || body.email === row.email || row.status === 'invited') return;
  const { organizationId } = tenant;
  const { name: organization } = await loadOrganization(tenant);
  await wiring.queue.add(tenant, 'mail', {
    organizationId,
    kind: 'address-changed',
    userId: row.user_id,
    formerEmail: row.email,
    organization,
  });
};

/** Whether a change concerns the login. For people without an address, employee code and phone belong to it. */
const isOfLogin = (body: Call['body'], changes: object): boolean =>
  'email' in changes || (body.email === null && ('phone' in changes || 'employee_code' in changes));

export const updatePerson = async (call: Call) => {
  const { tenant, person, params, body } = call;
  const { updated_at, role_ids, ...fields } = body;
  await lockAndCheckRights(call);
  const found = await lockPerson(tenant, params.id);
  const present = () => presentPersonNow(call, params.id);
  const rights = inOrder(body);
  const before = { ...found.row, ...inOrder(rightsOf(found)) };
  const changes = changesOf(before, { ...fields, ...rights });
  if (updated_at !== found.row.updated_at) throw stale(await present());
  if (Object.keys(changes).length === 0) return present();
  const ofRights = 'role_ids' in changes || 'denied_modules' in changes || 'license' in changes;
  if (ofRights) await replaceRoles(call, found, body);
  const ofLogin = isOfLogin(body, changes);
  if (ofLogin) await changeLogin(call, found);
  const renewed = ofLogin && found.row.status === 'invited';
  await saveMembership(tenant, params.id, {
    ...fields,
    denied_modules: [...fields.denied_modules],
    ...(renewed ? { invited_at: call.now.toISOString(), invited_by: person.userId } : {}),
  });
  if (renewed && invitationWay(body, call.wiring)) await queueInvitation(call, params.id);
  if (ofRights) await requireAdminAfter(call, found);
  await recordPersonChange(call, params.id, { action: 'user.updated', changes }, { ofRights });
  return present();
};
