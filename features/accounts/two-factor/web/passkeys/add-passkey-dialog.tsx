import { TextInput } from '@mantine/core';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { call } from '#platform/web/api/index';
import { showAlert, showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { passkeyEndpoints } from '../../contract/index.ts';
import { EntryForm, OwnPassword } from '../entry-form.tsx';
import { useLoginChanged, useOwnName } from '../own-login.ts';

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A proposed name for the device that the person uses; they may change it. */
const ownDevice = (agent: string): string => systems.find(([mark]) => mark.test(agent))?.[1] ?? '';

export const AddPasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const email = useOwnName();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ name: ownDevice(navigator.userAgent), password: '' });
  /** Undefined when the person cancels or the device cannot do it. */
  const register = async (options: object) => {
    try {
      return await startRegistration({ optionsJSON: options as never });
    } catch (error) {
      const known =
        error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      showAlert({
        colour: 'blue',
        text: t(known ? 'two-factor:passkeys.known' : 'two-factor:passkeys.cancelled'),
      });
      return undefined;
    }
  };
  const add = () =>
    run(async () => {
      const { password, name } = values;
      const { options } = await call(passkeyEndpoints.startPasskey, { body: { password } });
      const response = await register(options);
      if (!response) return;
      await call(passkeyEndpoints.addPasskey, { body: { name, response: response as never } });
      await changed();
      showSuccess(t('two-factor:passkeys.addedDone'));
      onClose();
    });
  return (
    <Dialog title={t('two-factor:passkeys.add')} onClose={onClose}>
      <EntryForm
        text={t('two-factor:passkeys.addText')}
        submit={t('two-factor:next')}
        busy={busy}
        onSubmit={() => void add()}
      >
        <TextInput
          label={t('two-factor:passkeys.name')}
          description={t('two-factor:passkeys.nameText')}
          maxLength={100}
          withAsterisk
          {...field('name')}
        />
        <OwnPassword email={email} data-autofocus {...field('password')} />
      </EntryForm>
    </Dialog>
  );
};
