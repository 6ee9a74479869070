import { PersonFactorsDialog } from '#features/accounts/two-factor/web';
import { lazyPart } from '#platform/web/routing/index';
import type { PersonRecord } from '../../contract/index.ts';
import type { PersonDialog } from './use-person-steps.ts';

const [LeaveDialog] = lazyPart(() => import('./leave-dialog.tsx'));
const [RestoreDialog] = lazyPart(() => import('./restore-dialog.tsx'));
const [PasswordDialog] = lazyPart(() => import('./password-dialog.tsx'));

type Props = { person: PersonRecord; dialog: PersonDialog; onClose: () => void };

export const PersonDialogs = ({ person, dialog, onClose }: Props) => {
  if (dialog === 'restore') return <RestoreDialog person={person} onClose={onClose} />;
  if (dialog === 'password') return <PasswordDialog person={person} onClose={onClose} />;
  if (dialog === 'factors') return <PersonFactorsDialog person={person} onClose={onClose} />;
  return <LeaveDialog person={person} step={dialog} onClose={onClose} />;
};
