import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { PasswordField, useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { profileChanged } from '#platform/web/session/index';
import { Dialog } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';

type WantedAddress = { email: string; password: string };

type AskAddressProps = { login: string; onSent: (wanted: WantedAddress) => void };

const AskAddress = ({ login, onSent }: AskAddressProps) => {
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

type Props = { wanted: WantedAddress; onBack: () => void; onDone: (email: string) => void };

const ConfirmAddress = ({ wanted, onBack, onDone }: Props) => {
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

/** Asks for the new address and the password, then for the code that was mailed there. Keeps no draft, because passwords are
 * never stored on the device. */
const EmailDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<WantedAddress | null>(null);
  const done = (now: string) => {
    for (const endpoint of [sessionEndpoints.getSignedInUser, sessionEndpoints.listSessions]) {
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
    }
    profileChanged();
    showSuccess(t('session:email.saved', { email: now }));
    onClose();
  };
  return (
    <Dialog form title={t('session:email.change')} onClose={onClose}>
      {wanted ? (
        <ConfirmAddress wanted={wanted} onBack={() => setWanted(null)} onDone={done} />
      ) : (
        <AskAddress login={email} onSent={setWanted} />
      )}
    </Dialog>
  );
};

export default EmailDialog;
