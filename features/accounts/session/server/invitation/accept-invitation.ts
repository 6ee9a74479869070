import { lockMembership, saveMembership } from '#features/accounts/access/server';
import { Problem, unauthenticated } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { OpenCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { scopeOf } from '#platform/server/http/person';
import { hashToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { rememberDevice } from '../login/remember-device.ts';
import { startSession } from '../login/start-session.ts';
import { countOrThrow } from '../login/throttle-repository.ts';
import { claimLogin, reconcileLogin, setOwnLocale } from '../login-repository.ts';
import { hashPassword } from '../password/hash-password.ts';
import { refuseBadPair } from '../password/reset-password.ts';
import { presentSignedInUser } from '../profile/present-signed-in-user.ts';
import { type Invitation, loadInvitation, spendInvitation } from './invitation-repository.ts';
import { isSignedInAs } from './own-session.ts';

type Call = OpenCall<(typeof sessionEndpoints)['acceptInvitation']>;

const newPasswordHash = async ({ body }: Call, { email, employee_code }: Invitation): Promise<string> => {
  const { password = '', password_confirmation = '' } = body;
  if (password === '') throw new Problem(422, { code: 'invalid' }, { password: [{ code: 'required' }] });
  await refuseBadPair({ password, password_confirmation }, email ?? employee_code);
  return hashPassword(password);
};

/** The link, the membership and the password change together or not at all. Locks the person's row first, in the same order
 * as the code that takes access away, to prevent a deadlock. */
const join = (call: Call, invitation: Invitation, passwordHash: string | null): Promise<void> => {
  const { body, wiring } = call;
  const { organization_id: organizationId, user_id: userId, email } = invitation;
  const scope = { organizationId, userId, seesAllJobs: false, isViewer: false };
  return wiring.database.withTenant(scope, async (tenant) => {
    const stillInvited = (await lockMembership(tenant, userId))?.status === 'invited';
    if (!stillInvited || !(await spendInvitation(tenant, hashToken(body.token), email))) {
      throw new Problem(422, { code: 'invitation_expired' });
    }
    const names = { first_name: body.first_name, last_name: body.last_name };
    await saveMembership(tenant, userId, {
      status: 'active',
      joined_at: call.now.toISOString(),
      ...Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)),
    });
    if (passwordHash !== null) await claimLogin(tenant, userId, passwordHash);
    if (passwordHash !== null && body.locale) await setOwnLocale(tenant, userId, body.locale);
    await reconcileLogin(tenant, userId);
    const actor = { userId, impersonated: false };
    await writeAudit(tenant, actor, {
      action: 'user.joined',
      entity: 'user',
      entityId: userId,
      from: 'invited',
      to: 'active',
    });
    await wiring.events.publish(tenant, {
      name: 'user.joined',
      entity: 'user',
      entityId: userId,
      jobId: null,
      actorUserId: userId,
    });
  });
};

/** A person with an account keeps its password and session; only the organization is new. */
const presentJoined = async ({ wiring, request, now }: Call, organizationId: number, userId: number) => {
  const { authenticate, database } = wiring;
  const person = await authenticate(request.cookie(sessionCookie) ?? '', organizationId, userId);
  if (typeof person === 'string') throw unauthenticated();
  return database.withTenant(scopeOf(person), (tenant) =>
    presentSignedInUser(database.identity, tenant, person, now),
  );
};

/** The link alone lets in only people without an account; others must be logged in as themselves. In an organization that
 * lets people in only through its provider, no password is taken, because it would open nothing. */
export const acceptInvitation = async (call: Call) => {
  const { identity } = call.wiring.database;
  await countOrThrow(identity, [
    { key: `invitation-address:${call.request.address}`, failures: 50, minutes: 15 },
  ]);
  const invitation = await loadInvitation(identity, hashToken(call.body.token));
  if (!invitation) throw new Problem(422, { code: 'link_used' });
  if (!invitation.good) throw new Problem(422, { code: 'invitation_expired' });
  if (invitation.provider_only) throw new Problem(422, { code: 'invitation_provider_only' });
  const { organization_id, user_id } = invitation;
  if (invitation.has_account) {
    if (!(await isSignedInAs(call, user_id))) throw unauthenticated('invitation_login');
    await join(call, invitation, null);
    return { user: await presentJoined(call, organization_id, user_id) };
  }
  const passwordHash = await newPasswordHash(call, invitation);
  await join(call, invitation, passwordHash);
  const user = await startSession(call, user_id, false, { passwordHash });
  rememberDevice(call, { user_id, password_hash: passwordHash });
  return { user };
};
