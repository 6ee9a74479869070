import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { OutcomeList } from '#platform/web/bulk/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { personHref } from '../addresses.ts';

/** Lists the people who got no invitation, with the reasons. */
const FailedInvitations = ({ result, onClose }: { result: BulkOutcome; onClose: () => void }) => {
  const t = useText();
  const figures = { done: formatNumber(result.done.length), failed: formatNumber(result.failed.length) };
  return (
    <Dialog title={t('people:list.inviteResult', figures)} onClose={onClose}>
      <OutcomeList
        result={{ ...result, unconfirmed: [] }}
        hrefOf={(id) => personHref(id)}
        onClose={onClose}
      />
    </Dialog>
  );
};

export default FailedInvitations;
