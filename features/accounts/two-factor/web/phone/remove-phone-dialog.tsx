import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { textFactorEndpoints } from '../../contract/index.ts';
import { PasswordAndCode } from '../authenticator/password-and-code.tsx';
import { EntryForm } from '../entry-form.tsx';
import { useLoginChanged } from '../own-login.ts';

export const RemovePhoneDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ password: '', code: '' });
  const remove = () =>
    run(async () => {
      await call(textFactorEndpoints.removePhone, { body: values });
      await changed();
      showSuccess(t('two-factor:phone.removed'));
      onClose();
    });
  return (
    <Dialog title={t('two-factor:phone.removeTitle')} onClose={onClose}>
      <EntryForm
        text={t('two-factor:phone.removeText')}
        submit={t('two-factor:phone.remove')}
        danger
        busy={busy}
        onSubmit={() => void remove()}
      >
        <PasswordAndCode field={field} />
      </EntryForm>
    </Dialog>
  );
};
