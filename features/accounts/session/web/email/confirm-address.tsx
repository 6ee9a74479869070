import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import type { WantedAddress } from './ask-address.tsx';

type Props = { wanted: WantedAddress; onBack: () => void; onDone: (email: string) => void };

export const ConfirmAddress = ({ wanted, onBack, onDone }: Props) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ code: '' });
  const { email } = wanted;
  const input = useRef<HTMLInputElement>(null);
  // The pressed button has disappeared and with it the focus, so the focus moves to the input.
  useEffect(() => input.current?.focus(), []);
  const confirm = () =>
    run(async () => {
      const body = { email, code: values.code };
      const { must_change_password } = await call(sessionEndpoints.confirmEmailChange, { body });
      if (must_change_password) location.assign('/password/own?redirect=%2Fprofile');
      else onDone(email);
    });
  const sendAgain = () =>
    run(async () => {
      await call(sessionEndpoints.startEmailChange, { body: wanted });
      showSuccess(t('session:email.sentAgain'));
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void confirm();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t('session:email.sentTo', { email })}</Text>
        <TextInput
          label={t('session:email.code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={20}
          withAsterisk
          ref={input}
          {...field('code')}
        />
        <Group gap="xs">
          <Button variant="subtle" mih={44} disabled={busy} onClick={() => void sendAgain()}>
            {t('session:email.again')}
          </Button>
          <Button variant="subtle" mih={44} disabled={busy} onClick={onBack}>
            {t('session:email.other')}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button type="submit" mih={44} loading={busy}>
            {t('session:email.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
