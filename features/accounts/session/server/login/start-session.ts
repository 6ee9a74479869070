import { Problem } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { OpenCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { type Person, scopeOf, systemScope } from '#platform/server/http/person';
import { hashToken, newToken } from '#platform/server/tokens';
import type { SignedInUser, sessionEndpoints } from '../../contract/index.ts';
import { createSession, endSession, loadOpenedOrganizations } from '../identity-repository.ts';
import { presentSignedInUser } from '../profile/present-signed-in-user.ts';
import { queueFailedSignIn } from './failed-sign-in.ts';
import { setSessionCookies } from './session-cookies.ts';

const hours = 3_600_000;

/** Milliseconds: the idle time-out without "remember me", and the lifetime of a remembered session. */
const life = { idle: 12 * hours, remembered: 30 * 24 * hours };

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'now' | 'setCookie'>;

/** In an organization that lets people in only through its provider, those who manage it may still log in with a password.
 * Such logins are written into the audit log. */
const traceWaysBeside = async (
  { wiring }: Call,
  { sessionId, userId, superAdmin }: Person,
): Promise<void> => {
  const { identity, withTenant } = wiring.database;
  if (superAdmin) return;
  for (const { id, beside_provider } of await loadOpenedOrganizations(identity, sessionId)) {
    if (!beside_provider) continue;
    await withTenant(systemScope(id), (tenant) =>
      writeAudit(
        tenant,
        { userId, impersonated: false },
        { action: 'session.login-beside-provider', entity: 'user', entityId: userId },
      ),
    );
  }
};

/** What opened the session: the login as it was when its password or passkey was checked, or the provider of an
 * organization (its id), which the session opens alone. */
export type Opening = { passwordHash: string | null } | { provider: number };

/** Ends the session of the cookie and starts a new one; returns the logged-in person. Refused when another password was
 * chosen in the meantime: what was begun with the one of before must not outlast it. */
export const startSession = async (
  call: Call,
  userId: number,
  remember: boolean,
  opening: Opening,
): Promise<SignedInUser> => {
  const provider = 'provider' in opening ? opening.provider : null;
  const { identity, withTenant } = call.wiring.database;
  const old = call.request.cookie(sessionCookie);
  if (old) await endSession(identity, hashToken(old));
  const token = newToken();
  const created = await createSession(identity, {
    tokenHash: hashToken(token),
    userId,
    remembered: remember,
    address: call.request.address,
    device: call.request.device,
    expiresAt: new Date(call.now.getTime() + (remember ? life.remembered : life.idle)),
    organizationId: provider,
    passwordHash: 'passwordHash' in opening ? opening.passwordHash : null,
  });
  if (!created) throw new Problem(422, { code: 'wrong_credentials' });
  const person = await call.wiring.authenticate(token, undefined);
  if (typeof person === 'string') {
    await endSession(identity, hashToken(token));
    if (provider === null) await queueFailedSignIn(call, userId, 'provider-only');
    throw new Problem(422, { code: 'provider_only' });
  }
  const maxAgeSeconds = remember ? life.remembered / 1000 : undefined;
  setSessionCookies(call, token, maxAgeSeconds);
  await traceWaysBeside(call, person);
  return withTenant(scopeOf(person), async (tenant) => {
    const note = provider === null ? null : 'single-sign-on';
    await writeAudit(tenant, person, { action: 'session.login', entity: 'user', entityId: userId, note });
    return presentSignedInUser(identity, tenant, person, call.now);
  });
};
