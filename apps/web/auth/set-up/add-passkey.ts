import { startRegistration } from '@simplewebauthn/browser';
import type { useSend } from '../use-send.ts';
import { locale } from '../words.ts';
import { setUpEndpoints } from './endpoints.ts';
import { setUpWords as words } from './set-up-words.ts';

type Send = Pick<ReturnType<typeof useSend>, 'run' | 'setFailure'>;

/** Adds a passkey of the device. Returns false if the device or the server refuses. */
export const addPasskey = async ({ run, setFailure }: Send, password: string): Promise<boolean> => {
  const started = await run(setUpEndpoints.startPasskey, { body: { password } });
  if (!('answer' in started)) return false;
  const { options } = started.answer as { options: never };
  const response = await startRegistration({ optionsJSON: options }).catch(() => undefined);
  if (!response) {
    setFailure({ status: 0, message: words.passkeyFailed, fields: {} });
    return false;
  }
  const date = new Date().toLocaleDateString(locale === 'es' ? 'es-US' : 'en-US');
  const body = { name: words.passkeyName.replace('{{date}}', date), response };
  return 'answer' in (await run(setUpEndpoints.addPasskey, { body }));
};
