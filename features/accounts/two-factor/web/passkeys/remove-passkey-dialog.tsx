import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Passkey, passkeyEndpoints } from '../../contract/index.ts';
import { EntryForm, OwnPassword } from '../entry-form.tsx';
import { useLoginChanged, useOwnName } from '../own-login.ts';

type Props = { passkey: Passkey; onClose: () => void };

export const RemovePasskeyDialog = ({ passkey: { id, name }, onClose }: Props) => {
  const t = useText();
  const email = useOwnName();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ password: '' });
  const remove = () =>
    run(async () => {
      await call(passkeyEndpoints.removePasskey, { params: { id }, body: values });
      await changed();
      showSuccess(t('two-factor:passkeys.removed'));
      onClose();
    });
  return (
    <Dialog title={t('two-factor:passkeys.removeTitle', { name })} onClose={onClose}>
      <EntryForm
        text={t('two-factor:passkeys.removeText')}
        submit={t('two-factor:passkeys.remove')}
        danger
        busy={busy}
        onSubmit={() => void remove()}
      >
        <OwnPassword email={email} data-autofocus {...field('password')} />
      </EntryForm>
    </Dialog>
  );
};
