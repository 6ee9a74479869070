import { startAuthentication } from '@simplewebauthn/browser';
import type { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { secondStepEndpoints } from './endpoints.ts';

type Send = Pick<ReturnType<typeof useSend>, 'run' | 'setFailure'>;

type Wanted = { remember: boolean; redirect: string | undefined };

/** Logs in with a passkey of the device. Returns the answer of the login, or undefined if the device or the server
 * refuses. */
export const loginWithPasskey = async ({ run, setFailure }: Send, { remember, redirect }: Wanted) => {
  const started = await run(secondStepEndpoints.startPasskeyLogin, { body: {} });
  if (!('answer' in started)) return undefined;
  const { options } = started.answer as { options: never };
  const response = await startAuthentication({ optionsJSON: options }).catch(() => undefined);
  if (!response) {
    // The person closed the browser's dialog, or there is no passkey here.
    setFailure({ status: 0, message: words.passkey.failed, fields: {} });
    return undefined;
  }
  const body = { response, remember, ...(redirect && { redirect }) };
  const result = await run(secondStepEndpoints.loginWithPasskey, { body });
  return 'answer' in result ? (result.answer as { redirect?: string }) : undefined;
};
