import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, queryKeyOf } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions, loadMessages, PasswordField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import { confirmed, newPassword } from '../../contract/invitation-endpoints.ts';

type Passwords = { current_password: string; password: string; password_confirmation: string };

/** The rules that can be checked without the server. */
const checkPasswords = (
  values: Passwords,
  say: (code: string) => string,
): Partial<Record<keyof Passwords, string>> => ({
  ...(values.current_password === '' && { current_password: say('required') }),
  ...(!newPassword.safeParse(values.password).success && { password: say('password_length') }),
  ...(!confirmed(values) && { password_confirmation: say('password_mismatch') }),
});

const blank = { current_password: '', password: '', password_confirmation: '' };

type Name = keyof typeof blank;

const fields = [
  { name: 'current_password', label: 'session:password.current', autoComplete: 'current-password' },
  { name: 'password', label: 'session:password.new', autoComplete: 'new-password' },
  { name: 'password_confirmation', label: 'session:password.confirm', autoComplete: 'new-password' },
] as const;

/** Keeps no draft, because passwords are never stored on the device. */
export const PasswordSection = ({ login }: { login: string }) => {
  const t = useText();
  const client = useQueryClient();
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const wrong = checkPasswords(values, await loadMessages());
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      await call(sessionEndpoints.updatePassword, { body: values });
      setValues(blank);
      showSuccess(t('session:password.saved'));
      await client.invalidateQueries({ queryKey: queryKeyOf(sessionEndpoints.listSessions) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) {
        setErrors(
          Object.fromEntries(Object.entries(error.fields).map(([name, list]) => [name, list.join(' ')])),
        );
      } else showProblem(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      noValidate
      aria-label={t('session:password.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="lg">
        <input name="username" autoComplete="username" value={login} readOnly hidden />
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            name={name}
            label={t(label)}
            autoComplete={autoComplete}
            withAsterisk
            value={values[name]}
            error={errors[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
        <FormActions saving={saving} inline save={t('session:password.save')} />
      </Stack>
    </form>
  );
};
