import './set-up.css';
import { lazy, useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { AuthPageProps } from '../auth-page.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { safeRedirect } from '../safe-redirect.ts';
import { useLoginOptions } from '../use-login-options.ts';
import { problemOf, useSend } from '../use-send.ts';
import { words as loginWords } from '../words.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { setUpEndpoints } from './endpoints.ts';
import { setUpWords as words } from './set-up-words.ts';

/** The codes are shown only once, so going on takes a deliberate step. */
const CodesStep = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="passkey">
      <ol className="codes" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {isSecureContext && (
        <button type="button" className="quiet" onClick={() => void copy()}>
          {words.copy}
        </button>
      )}
      {copied && <p role="status">{words.copied}</p>}
      <button type="button" className="submit" onClick={onDone}>
        {words.kept}
      </button>
    </div>
  );
};

/** Black on white on a dark page too, because cameras read nothing else reliably. The white edge of four squares is part of
 * a QR code. */
const CodePicture = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      width="200"
      height="200"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
};

type Key = { secret: string; uri: string };

/** Four letters at a time: that is how people type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const AuthenticatorStep = ({ secret, uri, onCodes }: Key & { onCodes: (codes: string[]) => void }) => (
  <ConfirmStep confirms="confirmAuthenticator" onCodes={onCodes}>
    <p className="hint">{words.scan}</p>
    <div className="center">
      <CodePicture text={uri} label={words.qr} />
    </div>
    <p className="hint">
      {words.key} <code>{inGroups(secret)}</code>
    </p>
  </ConfirmStep>
);

const next = safeRedirect(new URLSearchParams(location.search).get('redirect')) ?? '/';

/** Browsers refuse passkeys where the host is an IP address and not a name. */
const offered = isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

const PhoneStep = lazy(() => import('./phone-step.tsx'));

/** For somebody whose organization requires a second factor. No other page opens before it is set up. */
const SetUpPage = ({ onHeading }: AuthPageProps) => {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string[]>([]);
  const [key, setKey] = useState<Key | null>(null);
  const [byPhone, setByPhone] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const send = useSend();
  const { busy, failure, run } = send;
  useEffect(() => {
    onHeading(
      codes ? { title: words.codesTitle, lead: words.codesLead } : { title: words.title, lead: words.lead },
    );
  }, [codes, onHeading]);
  useEffect(() => {
    if (failure?.status === 401) location.assign('/login');
  }, [failure]);
  const options = useLoginOptions();
  const hasPassword = (): boolean => {
    const wrong = requiredErrors({ password }).password ?? [];
    setMissing(wrong);
    return wrong.length === 0;
  };
  const start = async () => {
    if (!hasPassword()) return;
    const result = await run(setUpEndpoints.startAuthenticator, { body: { password } });
    if ('answer' in result) setKey(result.answer as Key);
  };
  const withPasskey = async () => {
    if (!hasPassword()) return;
    const { addPasskey } = await import('./add-passkey.ts');
    if (await addPasskey(send, password)) location.assign(next);
  };
  const logOut = async () => {
    await run(setUpEndpoints.logout, { body: {} });
    location.assign('/login');
  };
  if (codes) return <CodesStep codes={codes} onDone={() => location.assign(next)} />;
  if (key) return <AuthenticatorStep {...key} onCodes={setCodes} />;
  if (byPhone) {
    return <PhoneStep password={password} onCodes={setCodes} onBack={() => setByPhone(false)} />;
  }
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.next}
        onSubmit={() => void start()}
        problem={problemOf(failure, ['password'])}
      >
        <PasswordField
          name="password"
          label={loginWords.password}
          autoComplete="current-password"
          required
          autoFocus
          value={password}
          onChange={setPassword}
          errors={failure?.fields.password ?? missing}
        />
      </AuthForm>
      <div className="passkey">
        {options.answer?.text_messages && (
          <button type="button" className="quiet" onClick={() => hasPassword() && setByPhone(true)}>
            {words.byText}
          </button>
        )}
        {offered && (
          <button type="button" className="quiet" onClick={() => void withPasskey()}>
            {words.passkey}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => void logOut()}>
          {words.logOut}
        </button>
      </div>
    </>
  );
};

export default SetUpPage;
