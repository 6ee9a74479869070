import { lazy, useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { safeRedirect } from '../safe-redirect.ts';
import { useLoginOptions } from '../use-login-options.ts';
import { problemOf, useSend } from '../use-send.ts';
import { words as loginWords } from '../words.ts';
import { AuthenticatorStep, type Key } from './authenticator-step.tsx';
import { CodesStep } from './codes-step.tsx';
import { setUpEndpoints } from './endpoints.ts';
import './set-up.css';
import { setUpWords as words } from './set-up-words.ts';

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
