import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { endSessionsOf, readPasswordHash, rotateSession, setPassword } from '../identity-repository.ts';
import { deviceCookie, deviceCookieAge, withMark } from '../login/known-device.ts';
import { setSessionCookies } from '../login/session-cookies.ts';
import { countTry, uncountTry } from '../login/throttle-repository.ts';
import { hashToken, newToken } from '../login/tokens.ts';
import { hashPassword, passwordFits } from './hash-password.ts';
import { refuseBadPair } from './reset-password.ts';

type Call = SignedInCall<(typeof sessionEndpoints)['updatePassword']>;

/** Whoever copied the token of this session loses it with the others. */
const rotate = async (call: Call): Promise<void> => {
  const token = newToken();
  const session = await rotateSession(call.wiring.database.identity, call.person.sessionId, hashToken(token));
  if (!session) return;
  const left = Math.floor((Date.parse(session.expires_at) - call.now.getTime()) / 1000);
  setSessionCookies(call, token, session.remembered ? left : undefined);
};

const checkCurrent = async (call: Call, current: string, stored: string | null): Promise<void> => {
  const { identity } = call.wiring.database;
  if (current === '') throw invalid({ current_password: ['required'] });
  const throttles = [{ key: `password:${call.person.userId}`, failures: 5, minutes: 15 }];
  await countTry(identity, throttles);
  if (!(await passwordFits(current, stored))) throw invalid({ current_password: ['password_wrong'] });
  await uncountTry(identity, throttles);
};

/** Asks for the current password again, unless somebody else gave it; every other session of the person ends. */
export const updatePassword = async (call: Call) => {
  const { identity } = call.wiring.database;
  const { person } = call;
  const { current_password = '', ...pair } = call.body;
  const stored = await readPasswordHash(identity, person.userId);
  if (!person.mustChangePassword) await checkCurrent(call, current_password, stored);
  else if (await passwordFits(pair.password, stored)) throw invalid({ password: ['password_same'] });
  await refuseBadPair(pair, person.email);
  const password_hash = await hashPassword(pair.password);
  await setPassword(identity, person.userId, password_hash);
  const device = withMark(call.request.cookie(deviceCookie), { user_id: person.userId, password_hash });
  call.setCookie(deviceCookie, device, { maxAgeSeconds: deviceCookieAge });
  await endSessionsOf(identity, person.userId, null, person.sessionId);
  await rotate(call);
  await writeAudit(call.tenant, person, {
    action: 'user.password-changed',
    entity: 'user',
    entityId: person.userId,
  });
  await call.wiring.queue.add(call.tenant, 'mail', {
    organizationId: person.organizationId,
    kind: 'password-changed',
    userId: person.userId,
  });
  return {};
};
