import { loadMembership } from '#features/accounts/access/server';
import { invalid, unauthenticated } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { loadPasswordHash, setPassword } from '../identity-repository.ts';
import { endOtherSessions } from '../login/end-other-sessions.ts';
import { deviceCookie, deviceCookieAge, withMark } from '../login/known-device.ts';
import { hashPassword, passwordFits } from './hash-password.ts';
import { requirePassword } from './require-password.ts';
import { refuseBadPair } from './reset-password.ts';

type Call = SignedInCall<(typeof sessionEndpoints)['updatePassword']>;

/** Asks for the current password again, unless it is a temporary one. Ends every other session of the person. */
export const updatePassword = async (call: Call) => {
  const { identity } = call.wiring.database;
  const { person } = call;
  const { current_password = '', ...pair } = call.body;
  if (!person.mustChangePassword) await requirePassword(call, current_password, 'current_password');
  else if (await passwordFits(pair.password, await loadPasswordHash(identity, person.userId))) {
    throw invalid({ password: ['password_same'] });
  }
  await refuseBadPair(
    pair,
    person.email ?? (await loadMembership(call.tenant, person.userId))?.employee_code ?? null,
  );
  const password_hash = await hashPassword(pair.password);
  const { userId, sessionId } = person;
  if (!(await setPassword(identity, { userId, sessionId, hash: password_hash }))) throw unauthenticated();
  const device = withMark(call.request.cookie(deviceCookie), { user_id: userId, password_hash });
  call.setCookie(deviceCookie, device, { maxAgeSeconds: deviceCookieAge });
  await endOtherSessions(call);
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
