import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './remember-device.ts';
import { startSession } from './start-session.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'now' | 'setCookie'>;

type Wanted = { remember: boolean; redirect: string | undefined };

/** Starts a session after all steps of the login have succeeded, and remembers the device. The person gets a mail about a new
 * device, but not after a login with a temporary password. */
export const completeLogin = async (call: Call, userId: number, { remember, redirect }: Wanted) => {
  const user = await startSession(call, userId, remember);
  const isKnown = await rememberDevice(call, userId);
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
