import { useState } from 'react';
import { rememberOrganization } from '../employee/login-way.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordFields } from '../parts/password-fields.tsx';
import { emptyPair, pairErrors } from '../parts/password-pair.ts';
import { problemOf, useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { linkParameters } from './link-parameters.ts';

/** A texted link names its person, who has no address to enter. */
const { token, code, organization } = linkParameters;

const shown = ['email', 'password', 'password_confirmation'];

const ResetPage = () => {
  const [email, setEmail] = useState(linkParameters.email);
  const [pair, setPair] = useState(emptyPair);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const reset = async () => {
    const named: Record<string, string> = code === '' ? { email } : {};
    const found = { ...requiredErrors(named), ...pairErrors(pair) };
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const body = { token, ...named, ...pair };
    const result = await run(linkEndpoints.resetPassword, { body });
    if ('failed' in result) return;
    if (code !== '') rememberOrganization(organization);
    location.assign('/login');
  };
  const fields = failure?.fields ?? wrong;
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.reset}
        onSubmit={() => void reset()}
        problem={token === '' ? words.noToken : problemOf(failure, shown)}
      >
        {code === '' ? (
          <EmailField value={email} onChange={setEmail} errors={fields.email} />
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
        <PasswordFields label={words.newPassword} pair={pair} onChange={setPair} errors={fields} />
      </AuthForm>
      <p className="below">
        <a href="/login">{words.backToLogin}</a>
      </p>
    </>
  );
};

export default ResetPage;
