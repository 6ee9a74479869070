import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/ui/index';
import { Preview, type Previewed } from './preview.tsx';

type Props = { title: string; shown: Previewed; onClose: () => void; children?: ReactNode };

/** As wide as a phone, even on a desktop. */
const PreviewDialog = ({ title, shown, onClose, children }: Props) => (
  <Dialog title={title} onClose={onClose} size={440}>
    <Preview shown={shown} />
    {children}
  </Dialog>
);

export default PreviewDialog;
