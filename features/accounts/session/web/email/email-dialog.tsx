import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { profileChanged } from '#platform/web/session/index';
import { Dialog } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import { AskAddress, type WantedAddress } from './ask-address.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

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
