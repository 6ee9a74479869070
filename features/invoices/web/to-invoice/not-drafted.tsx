import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog, RecordLines } from '#platform/web/ui/index';
import type { DraftedOutcome } from '../../contract/index.ts';
import { billingHref } from '../addresses.ts';

/** Which projects got no draft, and why. */
const NotDrafted = ({
  outcome: { done, failed },
  onClose,
}: {
  outcome: DraftedOutcome;
  onClose: () => void;
}) => {
  const t = useText();
  const figures = { done: formatNumber(done.length), failed: formatNumber(failed.length) };
  const title = t('invoices:toInvoice.result', figures);
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordLines
        label={title}
        lines={failed.map(({ id, number, title: name, reason }) => ({
          ...{ id, to: billingHref(id), title: `${number} ${name}`, facts: [reason], marks: null },
        }))}
      />
    </Dialog>
  );
};

export default NotDrafted;
