import { TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Passkey, passkeyEndpoints } from '../../contract/index.ts';
import { EntryForm } from '../entry-form.tsx';
import { useLoginChanged } from '../own-login.ts';

type Props = { passkey: Passkey; onClose: () => void };

export const RenamePasskeyDialog = ({ passkey: { id, name }, onClose }: Props) => {
  const t = useText();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ name });
  const rename = () =>
    run(async () => {
      await call(passkeyEndpoints.renamePasskey, { params: { id }, body: values });
      await changed();
      showSuccess(t('two-factor:passkeys.renamed'));
      onClose();
    });
  return (
    <Dialog title={t('two-factor:passkeys.renameOf', { name })} onClose={onClose}>
      <EntryForm
        text={t('two-factor:passkeys.nameText')}
        submit={t('platform:actions.save')}
        busy={busy}
        onSubmit={() => void rename()}
      >
        <TextInput
          label={t('two-factor:passkeys.name')}
          maxLength={100}
          withAsterisk
          data-autofocus
          {...field('name')}
        />
      </EntryForm>
    </Dialog>
  );
};
