import { useState } from 'react';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

type Props = {
  remember?: boolean;
  redirect?: string | undefined;
  onDone: (redirect: string | undefined) => void;
  /** Leaves out the line that separates it from the password. */
  alone?: boolean;
};

/** Browsers refuse passkeys where the host is an IP address and not a name. */
const offered = isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

export const PasskeyButton = ({ remember = false, redirect, onDone, alone = false }: Props) => {
  const send = useSend();
  const [asking, setAsking] = useState(false);
  if (!offered) return null;
  const login = async () => {
    setAsking(true);
    try {
      const { loginWithPasskey } = await import('./ask-passkey.ts');
      const answer = await loginWithPasskey(send, { remember, redirect });
      if (answer) onDone(answer.redirect);
    } catch {
      send.setFailure({ status: 0, message: words.offline, fields: {} });
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="passkey">
      {!alone && <p className="or">{words.passkey.or}</p>}
      <button type="button" className="quiet" aria-disabled={asking} onClick={() => !asking && void login()}>
        {words.passkey.button}
      </button>
      {send.failure && (
        <p className="alert" role="alert">
          {send.failure.message}
        </p>
      )}
    </div>
  );
};
