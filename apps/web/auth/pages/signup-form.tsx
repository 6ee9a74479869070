import { useId, useState } from 'react';
import { zoneChoices } from '#platform/web/i18n/zone-names';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordFields } from '../parts/password-fields.tsx';
import { emptyPair, pairErrors } from '../parts/password-pair.ts';
import { problemOf, useSend } from '../use-send.ts';
import { locale, words } from '../words.ts';
import { suggestSlug } from './suggest-slug.ts';

type Props = { value: string; onChange: (zone: string) => void; errors?: readonly string[] | undefined };

const choices = zoneChoices(`${locale}-US`, Intl.DateTimeFormat().resolvedOptions().timeZone);

const TimeZoneField = ({ value, onChange, errors = [] }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.timeZone}</label>
      <select
        id={id}
        name="time_zone"
        value={value}
        aria-invalid={errors.length > 0}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(({ value: zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </select>
      {errors.length > 0 && <p className="error">{errors.join(' ')}</p>}
    </div>
  );
};

const fieldList = [
  { name: 'organization_name', label: words.company, autoComplete: 'organization' },
  { name: 'slug', label: words.slug, autoComplete: 'off', hint: words.slugHint },
  { name: 'first_name', label: words.firstName, autoComplete: 'given-name' },
  { name: 'last_name', label: words.lastName, autoComplete: 'family-name' },
  { name: 'email', label: words.email, autoComplete: 'username', type: 'email' },
] as const;

type Values = Record<(typeof fieldList)[number]['name'], string>;

const blank: Values = {
  organization_name: '',
  slug: '',
  first_name: '',
  last_name: '',
  email: '',
};

export const SignupForm = ({ token }: { token: string }) => {
  const [values, setValues] = useState(blank);
  const [pair, setPair] = useState(emptyPair);
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const set = (name: keyof Values) => (value: string) =>
    setValues((others) => {
      // The short name follows the company's until it is typed over.
      const follows = name === 'organization_name' && others.slug === suggestSlug(others.organization_name);
      return { ...others, ...(follows && { slug: suggestSlug(value) }), [name]: value };
    });
  const create = async () => {
    const found = { ...requiredErrors(values), ...pairErrors(pair) };
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const result = await run(linkEndpoints.signup, { body: { token, time_zone: zone, ...values, ...pair } });
    if ('answer' in result) location.assign('/');
  };
  const fields = failure?.fields ?? wrong;
  return (
    <AuthForm
      busy={busy}
      submit={words.createCompany}
      onSubmit={() => void create()}
      problem={problemOf(failure)}
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
      <PasswordFields label={words.password} pair={pair} onChange={setPair} errors={fields} />
    </AuthForm>
  );
};
