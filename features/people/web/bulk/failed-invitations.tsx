import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { PeopleOutcome } from '../../contract/index.ts';
import { PeopleOutcomeList } from './people-outcome-list.tsx';

/** Lists the people who got no invitation, with the reasons. */
const FailedInvitations = ({ result, onClose }: { result: PeopleOutcome; onClose: () => void }) => {
  const t = useText();
  const figures = { done: formatNumber(result.done.length), failed: formatNumber(result.failed.length) };
  return (
    <Dialog title={t('people:list.inviteResult', figures)} onClose={onClose}>
      <PeopleOutcomeList result={{ ...result, unconfirmed: [] }} onClose={onClose} />
    </Dialog>
  );
};

export default FailedInvitations;
