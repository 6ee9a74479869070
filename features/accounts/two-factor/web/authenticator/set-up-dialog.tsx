import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { QrCode } from '#platform/web/qr/index';
import { Dialog } from '#platform/web/ui/index';
import { twoFactorEndpoints } from '../../contract/index.ts';
import { EntryForm, OwnPassword } from '../entry-form.tsx';
import { useCodesHeading, useLoginChanged, useOwnName } from '../own-login.ts';
import classes from '../two-factor.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = { secret: string; uri: string };

/** Groups of four letters, which are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const AskPassword = ({ onKey }: { onKey: (key: Key) => void }) => {
  const t = useText();
  const email = useOwnName();
  const { values, field, busy, run } = useEntry({ password: '' });
  const start = () =>
    run(async () => onKey(await call(twoFactorEndpoints.startAuthenticator, { body: values })));
  return (
    <EntryForm
      text={t('two-factor:setUp.passwordText')}
      submit={t('two-factor:next')}
      busy={busy}
      onSubmit={() => void start()}
    >
      <OwnPassword email={email} data-autofocus {...field('password')} />
    </EntryForm>
  );
};

const Confirm = ({ secret, uri, onCodes }: Key & { onCodes: (codes: string[]) => void }) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ code: '' });
  const confirm = () =>
    run(async () => {
      const { recovery_codes } = await call(twoFactorEndpoints.confirmAuthenticator, { body: values });
      onCodes(recovery_codes);
    });
  const copy = () =>
    navigator.clipboard.writeText(secret).then(() => showSuccess(t('two-factor:codes.copied')), showProblem);
  return (
    <EntryForm
      text={t('two-factor:setUp.scan')}
      submit={t('two-factor:setUp.confirm')}
      busy={busy}
      onSubmit={() => void confirm()}
    >
      <QrCode text={uri} label={t('two-factor:setUp.qr')} />
      <div>
        <Text size="sm" c="dimmed">
          {t('two-factor:setUp.key')}
        </Text>
        <Group className={classes.key} gap="4px 12px">
          <code>{inGroups(secret)}</code>
          {isSecureContext && (
            <Button variant="default" mih={44} onClick={copy}>
              {t('two-factor:setUp.copyKey')}
            </Button>
          )}
        </Group>
      </div>
      <TextInput
        label={t('two-factor:setUp.code')}
        description={t('two-factor:setUp.codeText')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        withAsterisk
        data-autofocus
        {...field('code')}
      />
    </EntryForm>
  );
};

/** Password, then key and first code, then the recovery codes. */
export const SetUpDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const heading = useCodesHeading();
  const changed = useLoginChanged();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    if (codes) void changed();
    onClose();
  };
  return (
    <Dialog title={t(codes ? 'two-factor:codes.title' : 'two-factor:setUp.title')} onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} heading={heading} onDone={close} />
      ) : key ? (
        <Confirm {...key} onCodes={setCodes} />
      ) : (
        <AskPassword onKey={setKey} />
      )}
    </Dialog>
  );
};
