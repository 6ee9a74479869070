import { useState } from 'react';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { TimeZoneField } from '../parts/time-zone-field.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

const fieldList = [
  { name: 'organization_name', label: words.company, autoComplete: 'organization' },
  { name: 'slug', label: words.slug, autoComplete: 'off', hint: words.slugHint },
  { name: 'first_name', label: words.firstName, autoComplete: 'given-name' },
  { name: 'last_name', label: words.lastName, autoComplete: 'family-name' },
  { name: 'email', label: words.email, autoComplete: 'username', type: 'email' },
] as const;

type Values = Record<(typeof fieldList)[number]['name'] | 'password' | 'password_confirmation', string>;

const blank: Values = {
  organization_name: '',
  slug: '',
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
};

export const SignupForm = ({ token }: { token: string }) => {
  const [values, setValues] = useState(blank);
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const set = (name: keyof Values) => (value: string) =>
    setValues((others) => ({ ...others, [name]: value }));
  const create = async () => {
    const found = requiredErrors(values);
    if (values.password !== values.password_confirmation) found.password_confirmation = [words.mismatch];
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const result = await run(linkEndpoints.signup, { body: { token, time_zone: zone, ...values } });
    if ('answer' in result) location.assign('/');
  };
  const fields = failure?.fields ?? wrong;
  const onlyFields = failure?.status === 422 && Object.keys(failure.fields).length > 0;
  return (
    <AuthForm
      busy={busy}
      submit={words.createCompany}
      onSubmit={() => void create()}
      problem={onlyFields ? undefined : failure?.message}
    >
      {fieldList.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          {...field}
          required
          value={values[name]}
          onChange={set(name)}
          errors={fields[name]}
        />
      ))}
      <TimeZoneField value={zone} onChange={setZone} errors={fields.time_zone} />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        required
        value={values.password}
        onChange={set('password')}
        errors={fields.password}
      />
      <PasswordField
        name="password_confirmation"
        label={words.confirmPassword}
        autoComplete="new-password"
        required
        value={values.password_confirmation}
        onChange={set('password_confirmation')}
        errors={fields.password_confirmation}
      />
    </AuthForm>
  );
};
