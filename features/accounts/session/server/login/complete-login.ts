import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './remember-device.ts';
import { startSession } from './start-session.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'now' | 'setCookie'>;

/** `passwordHash` is that of the login when its password or passkey was checked. */
type Wanted = { remember: boolean; redirect: string | undefined; passwordHash: string | null };

/** Starts a session after all steps of the login have succeeded, and remembers the device. The person gets a mail about a new
 * device, but not after a login with a temporary password. */
export const completeLogin = async (call: Call, userId: number, wanted: Wanted) => {
  const { remember, redirect, passwordHash } = wanted;
  const user = await startSession(call, userId, remember, { passwordHash });
  const isKnown = rememberDevice(call, { user_id: userId, password_hash: passwordHash });
  if (!isKnown && !user.must_change_password) {
    await call.wiring.queue.addAlone('mail', {
      organizationId: null,
      kind: 'new-device',
      userId,
      device: deviceName(call.request.device),
      address: call.request.address,
    });
  }
  return { user, redirect };
};
