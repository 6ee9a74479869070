import { lazy, useState } from 'react';
import { chooseOrganization } from '#platform/web/api/organization';
import { authEndpoints } from '../endpoints.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import type { LoginAnswer } from '../login-answer.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import type { Challenge, Heading } from '../second-step/challenge.ts';
import { PasskeyButton } from '../second-step/passkey-button.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { fill, type Invited } from './invitation.ts';

const CodeStep = lazy(() => import('../second-step/code-step.tsx'));

type Props = { token: string; person: Invited; heading: Heading; onHeading: (heading: Heading) => void };

/** Somebody who logs in elsewhere already joins with that account: by one touch, or after logging in. */
export const OwnAccountForm = ({ token, person, heading, onHeading }: Props) => {
  const [isIn, setIsIn] = useState(person.signed_in);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { busy, failure, setFailure, run } = useSend();
  const accept = async () => {
    const result = await run(linkEndpoints.acceptInvitation, { body: { token } });
    if ('failed' in result) {
      if (result.failed.status === 401) setIsIn(false);
      return;
    }
    const { user } = result.answer as { user: { default_organization_id: number } };
    chooseOrganization(user.default_organization_id);
    location.assign('/');
  };
  const join = async () => {
    const found = isIn ? {} : requiredErrors({ password });
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    if (!isIn) {
      const body = { email: person.email, password, remember: false };
      const result = await run(authEndpoints.login, { body });
      setPassword('');
      if ('failed' in result) return;
      const { two_factor } = result.answer as LoginAnswer;
      if (two_factor) return setChallenge(two_factor);
    }
    await enter();
  };
  const enter = async () => {
    setIsIn(true);
    await accept();
  };
  const startOver = (message: string) => {
    setChallenge(null);
    onHeading(heading);
    setFailure({ status: 0, message, fields: {} });
  };
  if (challenge) {
    return (
      <CodeStep
        challenge={challenge}
        onHeading={onHeading}
        onDone={() => {
          setChallenge(null);
          onHeading(heading);
          void enter();
        }}
        onOver={startOver}
      />
    );
  }
  return (
    <>
      <AuthForm
        busy={busy}
        submit={isIn ? words.join : words.loginAndJoin}
        onSubmit={() => void join()}
        problem={failure?.message}
        notice={isIn ? fill(words.joinAs, { email: person.email ?? '' }) : undefined}
      >
        {!isIn && (
          <>
            <EmailField readOnly value={person.email ?? ''} onChange={() => undefined} />
            <PasswordField
              name="password"
              label={words.password}
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              errors={wrong.password}
            />
            <div className="between">
              <a href="/password/forgot">{words.forgotLink}</a>
            </div>
          </>
        )}
      </AuthForm>
      {!isIn && <PasskeyButton onDone={() => void enter()} />}
    </>
  );
};
