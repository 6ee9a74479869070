import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { twoFactorEndpoints } from '../../contract/index.ts';
import { EntryForm } from '../entry-form.tsx';
import { useLoginChanged } from '../own-login.ts';
import { PasswordAndCode } from './password-and-code.tsx';

export const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ password: '', code: '' });
  const turnOff = () =>
    run(async () => {
      await call(twoFactorEndpoints.turnTwoFactorOff, { body: values });
      await changed();
      showSuccess(t('two-factor:twoStep.turnedOff'));
      onClose();
    });
  return (
    <Dialog title={t('two-factor:turnOff.title')} onClose={onClose}>
      <EntryForm
        text={t('two-factor:turnOff.text')}
        submit={t('two-factor:turnOff.confirm')}
        danger
        busy={busy}
        onSubmit={() => void turnOff()}
      >
        <PasswordAndCode field={field} />
      </EntryForm>
    </Dialog>
  );
};
