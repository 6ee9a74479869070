import { useState } from 'react';
import { rememberOrganization } from '../employee/login-way.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordFields } from '../parts/password-fields.tsx';
import { emptyPair, pairErrors } from '../parts/password-pair.ts';
import { problemOf, useSend } from '../use-send.ts';
import { locale, words } from '../words.ts';
import { fill, type Invited } from './invitation.ts';

const names = [
  { name: 'first_name', label: words.firstName, autoComplete: 'given-name' },
  { name: 'last_name', label: words.lastName, autoComplete: 'family-name' },
] as const;

/** Somebody without an account: the name as the office wrote it, and an own password. */
export const NewAccountForm = ({ token, person }: { token: string; person: Invited }) => {
  const [values, setValues] = useState({ first_name: person.first_name, last_name: person.last_name });
  const [pair, setPair] = useState(emptyPair);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const join = async () => {
    const found = { ...requiredErrors(values), ...pairErrors(pair) };
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const result = await run(linkEndpoints.acceptInvitation, { body: { token, locale, ...values, ...pair } });
    if ('failed' in result) return;
    if (person.email === null) rememberOrganization(person.organization_code);
    location.assign('/');
  };
  const fields = failure?.fields ?? wrong;
  return (
    <AuthForm busy={busy} submit={words.join} onSubmit={() => void join()} problem={problemOf(failure)}>
      <Field
        {...(person.email === null
          ? {
              name: 'employee_code',
              label: words.employee.code,
              value: person.employee_code ?? '',
              hint: fill(words.employee.loginHint, { organization: person.organization_code }),
            }
          : { name: 'email', type: 'email', label: words.email, value: person.email })}
        autoComplete="username"
        readOnly
        onChange={() => undefined}
      />
      {names.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          {...field}
          required
          value={values[name]}
          onChange={(value) => setValues((others) => ({ ...others, [name]: value }))}
          errors={fields[name]}
        />
      ))}
      <PasswordFields label={words.password} pair={pair} onChange={setPair} errors={fields} />
    </AuthForm>
  );
};
