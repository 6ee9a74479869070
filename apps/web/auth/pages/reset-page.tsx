import { useState } from 'react';
import { rememberOrganization } from '../employee/login-way.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { linkParameters } from './link-parameters.ts';

/** A texted link names its person, who has no address to enter. */
const { token, code, organization } = linkParameters;

export const ResetPage = () => {
  const [email, setEmail] = useState(linkParameters.email);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const reset = async () => {
    const named: Record<string, string> = code === '' ? { email } : {};
    const found = requiredErrors({ ...named, password, password_confirmation: confirmation });
    if (confirmation !== '' && password !== confirmation) found.password_confirmation = [words.mismatch];
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const body = { token, ...named, password, password_confirmation: confirmation };
    const result = await run(linkEndpoints.resetPassword, { body });
    if ('failed' in result) return;
    if (code !== '') rememberOrganization(organization);
    location.assign('/login');
  };
  const fields = failure?.fields ?? wrong;
  const shown = ['email', 'password', 'password_confirmation'];
  const onlyFields = failure?.status === 422 && shown.some((name) => fields[name]);
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.reset}
        onSubmit={() => void reset()}
        problem={token === '' ? words.noToken : onlyFields ? undefined : failure?.message}
      >
        {code === '' ? (
          <Field
            name="email"
            type="email"
            label={words.email}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            required
            value={email}
            onChange={setEmail}
            errors={fields.email}
          />
        ) : (
          <Field
            name="employee_code"
            label={words.employee.code}
            autoComplete="username"
            readOnly
            value={code}
            onChange={() => undefined}
          />
        )}
        <PasswordField
          name="password"
          label={words.newPassword}
          autoComplete="new-password"
          required
          value={password}
          onChange={setPassword}
          errors={fields.password}
        />
        <PasswordField
          name="password_confirmation"
          label={words.confirmPassword}
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={setConfirmation}
          errors={fields.password_confirmation}
        />
      </AuthForm>
      <p className="below">
        <a href="/login">{words.backToLogin}</a>
      </p>
    </>
  );
};
