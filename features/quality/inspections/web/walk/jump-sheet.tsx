import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';

/** The list of sections on a phone. */
export const JumpSheet = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const t = useText();
  return (
    <Dialog title={t('inspections:walk.sections')} onClose={onClose}>
      {children}
    </Dialog>
  );
};
