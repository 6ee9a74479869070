import { useState } from 'react';
import { chooseOrganization } from '#platform/web/api/organization';
import { authEndpoints } from '../endpoints.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { fill, type Invited } from './invitation.ts';

/** Somebody who logs in elsewhere already joins with that account: by one touch, or after logging in. */
export const OwnAccountForm = ({ token, person }: { token: string; person: Invited }) => {
  const [isIn, setIsIn] = useState(person.signed_in);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
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
      setIsIn(true);
    }
    await accept();
  };
  return (
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
  );
};
