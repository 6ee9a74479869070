import { lazy, Suspense, useEffect, useState } from 'react';
import { readCookie } from '#platform/web/api/cookies';
import { authEndpoints } from '../endpoints.ts';
import type { LoginAnswer } from '../login-answer.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { CurrentPassword } from '../parts/current-password.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { safeRedirect } from '../safe-redirect.ts';
import type { Challenge, Heading } from '../second-step/challenge.ts';
import { PasskeyButton } from '../second-step/passkey-button.tsx';
import { problemOf, useSend } from '../use-send.ts';
import { words } from '../words.ts';

const name = 'cora-outbox';

/** How many entries wait in the outbox of this device, whoever made them. It reads the database itself: the code of the
 * outbox would bring that of the application. Nothing is created on a device that never kept any. */
const countLeft = async (): Promise<number> => {
  const stores = await indexedDB.databases();
  if (!stores.some((store) => store.name === name)) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('writes').objectStore('writes').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
};

const ended = new URLSearchParams(location.search).has('ended');

const wordsOf = (count: number): string =>
  count === 1 ? words.left.one : words.left.other.replace('{count}', String(count));

/** Why somebody has to log in again, and how many entries wait on this device. Undefined when there is nothing to say. */
const useLeftWork = (): string | undefined => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    countLeft().then(setCount, () => undefined);
  }, []);
  const notices = [...(ended ? [words.ended] : []), ...(count > 0 ? [wordsOf(count)] : [])];
  return notices.length > 0 ? notices.join(' ') : undefined;
};

const wanted = safeRedirect(new URLSearchParams(location.search).get('redirect'));

const nextOf = (redirect: string | undefined): string => safeRedirect(redirect) ?? wanted ?? '/';

const goOn = (redirect: string | undefined) => location.assign(nextOf(redirect));

const EmployeeLogin = lazy(() => import('../employee/employee-login.tsx'));

const CodeStep = lazy(() => import('../second-step/code-step.tsx'));

const ProviderOffer = lazy(() => import('../sign-on/provider-offer.tsx'));

export const LoginPage = ({ onHeading }: { onHeading: (heading: Heading) => void }) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [byCode, setByCode] = useState(readCookie('login-way') === 'code');
  const [remember, setRemember] = useState(false);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [missing, setMissing] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const notice = useLeftWork();
  const login = async () => {
    const empty = requiredErrors({ email, password });
    setMissing(empty);
    setFailure(null);
    if (Object.keys(empty).length > 0) return;
    const body = { email, password, remember, ...(wanted && { redirect: wanted }) };
    const result = await run(authEndpoints.login, { body });
    if ('failed' in result) {
      setPassword('');
      return;
    }
    settle(result.answer as LoginAnswer);
  };
  const settle = ({ redirect, user, two_factor }: LoginAnswer) => {
    if (two_factor) setChallenge(two_factor);
    else if (user?.must_change_password)
      location.assign(`/password/own?redirect=${encodeURIComponent(nextOf(redirect))}`);
    else goOn(redirect);
  };
  const startOver = (message: string) => {
    setChallenge(null);
    setPassword('');
    onHeading({ title: words.titles.login, lead: words.lead.login });
    setFailure({ status: 0, message, fields: {} });
  };
  const fields = failure?.fields ?? missing;
  if (challenge) {
    return <CodeStep challenge={challenge} onHeading={onHeading} onDone={goOn} onOver={startOver} />;
  }
  if (byCode) {
    return (
      <EmployeeLogin
        redirect={wanted}
        problem={failure?.message}
        notice={notice}
        onAnswer={settle}
        onEmail={() => setByCode(false)}
      />
    );
  }
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.login}
        onSubmit={() => void login()}
        problem={problemOf(failure)}
        notice={notice}
      >
        <input type="hidden" name="_token" value={readCookie('XSRF-TOKEN') ?? ''} readOnly />
        <EmailField autoFocus value={email} onChange={setEmail} errors={fields.email} />
        <CurrentPassword
          value={password}
          onChange={setPassword}
          errors={fields.password}
          remember={remember}
          onRemember={setRemember}
          forgot="/password/forgot"
        />
      </AuthForm>
      <PasskeyButton remember={remember} redirect={wanted} onDone={goOn} />
      <Suspense>{/@.+\../.test(email) && <ProviderOffer email={email} redirect={wanted} />}</Suspense>
      <p className="below">
        <button type="button" className="plain" onClick={() => setByCode(true)}>
          {words.withoutEmail}
        </button>
      </p>
    </>
  );
};
