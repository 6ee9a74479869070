import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { PasswordField, useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';

export type WantedAddress = { email: string; password: string };

type Props = { login: string; onSent: (wanted: WantedAddress) => void };

export const AskAddress = ({ login, onSent }: Props) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ email: '', password: '' });
  const send = () =>
    run(async () => {
      await call(sessionEndpoints.startEmailChange, { body: values });
      onSent(values);
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t('session:email.ask')}</Text>
        <TextInput
          type="email"
          label={t('session:email.new')}
          autoComplete="email"
          maxLength={254}
          withAsterisk
          data-autofocus
          {...field('email')}
        />
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          label={t('session:password.current')}
          autoComplete="current-password"
          withAsterisk
          {...field('password')}
        />
        <Group justify="flex-end">
          <Button type="submit" mih={44} loading={busy}>
            {t('session:email.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
