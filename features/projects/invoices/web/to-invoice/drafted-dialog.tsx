import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog, RecordLines, StatusChip } from '#platform/web/ui/index';
import type { DraftedOutcome } from '../../contract/index.ts';
import { billingHref, invoiceHref } from '../addresses.ts';

type Props = {
  outcome: DraftedOutcome;
  onClose: () => void;
};

/** What became of each project: first which got no draft, and why. */
const DraftedDialog = ({ outcome: { done, failed }, onClose }: Props) => {
  const t = useText();
  const figures = { done: formatNumber(done.length), failed: formatNumber(failed.length) };
  const title =
    failed.length > 0
      ? t('invoices:toInvoice.result', figures)
      : t('invoices:toInvoice.drafted', { count: done.length });
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordLines
        label={title}
        lines={[
          ...failed.map(({ id, number, title: name, reason }) => ({
            id,
            to: billingHref(id),
            title: `${number} ${name}`,
            facts: [reason],
            marks: null,
          })),
          ...done.map(({ id, invoice_id, number, title: name, drafted }) => ({
            id,
            to: invoiceHref(invoice_id),
            title: `${number} ${name}`,
            facts: [!drafted && t('invoices:toInvoice.wasThere')],
            marks: <StatusChip status="draft" label={t('invoices:status.draft')} />,
          })),
        ]}
      />
    </Dialog>
  );
};

export default DraftedDialog;
