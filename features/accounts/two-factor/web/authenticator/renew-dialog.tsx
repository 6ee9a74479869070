import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { twoFactorEndpoints } from '../../contract/index.ts';
import { EntryForm } from '../entry-form.tsx';
import { useCodesHeading, useLoginChanged } from '../own-login.ts';
import { PasswordAndCode } from './password-and-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const heading = useCodesHeading();
  const changed = useLoginChanged();
  const { values, field, busy, run } = useEntry({ password: '', code: '' });
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = () =>
    run(async () => {
      setCodes((await call(twoFactorEndpoints.renewRecoveryCodes, { body: values })).recovery_codes);
      await changed();
    });
  return (
    <Dialog title={t(codes ? 'two-factor:codes.title' : 'two-factor:renew.title')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} heading={heading} onDone={onClose} />
      ) : (
        <EntryForm
          text={t('two-factor:renew.text')}
          submit={t('two-factor:renew.confirm')}
          busy={busy}
          onSubmit={() => void renew()}
        >
          <PasswordAndCode field={field} />
        </EntryForm>
      )}
    </Dialog>
  );
};
