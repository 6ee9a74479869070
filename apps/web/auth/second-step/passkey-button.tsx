import { useState } from 'react';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { secondStepEndpoints } from './endpoints.ts';

type Props = {
  remember?: boolean;
  redirect?: string | undefined;
  onDone: (redirect: string | undefined) => void;
  /** Without the line that sets it apart from the password. */
  alone?: boolean;
};

/** Browsers refuse passkeys for addresses without a name. */
const offered =
  'PublicKeyCredential' in window && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname) && isSecureContext;

export const PasskeyButton = ({ remember = false, redirect, onDone, alone = false }: Props) => {
  const { busy, failure, setFailure, run } = useSend();
  const [asking, setAsking] = useState(false);
  if (!offered) return null;
  const askDevice = async (options: never) => {
    setAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return await startAuthentication({ optionsJSON: options });
    } catch {
      // The person closed the browser's dialog, or there is no passkey here.
      setFailure({ status: 0, message: words.passkey.failed, fields: {} });
      return undefined;
    } finally {
      setAsking(false);
    }
  };
  const login = async () => {
    const started = await run(secondStepEndpoints.startPasskeyLogin, { body: {} });
    if (!('answer' in started)) return;
    const response = await askDevice((started.answer as { options: never }).options);
    if (!response) return;
    const body = { response, remember, ...(redirect && { redirect }) };
    const result = await run(secondStepEndpoints.loginWithPasskey, { body });
    if ('answer' in result) onDone((result.answer as { redirect?: string }).redirect);
  };
  return (
    <div className="passkey">
      {!alone && <p className="or">{words.passkey.or}</p>}
      <button
        type="button"
        className="quiet"
        aria-disabled={busy || asking}
        onClick={() => !busy && !asking && void login()}
      >
        {words.passkey.button}
      </button>
      {failure && (
        <p className="alert" role="alert">
          {failure.message}
        </p>
      )}
    </div>
  );
};
