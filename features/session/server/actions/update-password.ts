import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { hashPassword, passwordFits } from '../hash-password.ts';
import { endSessionsOf, readPasswordHash, setPassword } from '../identity-repository.ts';
import { deviceCookie, deviceCookieAge, withMark } from '../known-device.ts';
import { countTry, uncountTry } from '../throttle-repository.ts';
import { refuseBadPair } from './reset-password.ts';

/** Asks for the current password again; every other session of the person ends. */
export const updatePassword = async (call: SignedInCall<(typeof sessionEndpoints)['updatePassword']>) => {
  const { identity } = call.wiring.database;
  const { person } = call;
  const { current_password, ...pair } = call.body;
  const throttles = [{ key: `password:${person.userId}`, failures: 5, minutes: 15 }];
  await countTry(identity, throttles);
  if (!(await passwordFits(current_password, await readPasswordHash(identity, person.userId)))) {
    throw invalid({ current_password: ['password_wrong'] });
  }
  await uncountTry(identity, throttles);
  await refuseBadPair(pair, person.email);
  const password_hash = await hashPassword(pair.password);
  await setPassword(identity, person.userId, password_hash);
  const device = withMark(call.request.cookie(deviceCookie), { user_id: person.userId, password_hash });
  call.setCookie(deviceCookie, device, { maxAgeSeconds: deviceCookieAge });
  await endSessionsOf(identity, person.userId, null, person.sessionId);
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
