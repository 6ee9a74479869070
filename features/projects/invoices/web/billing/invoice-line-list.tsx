import { useText } from '#platform/web/i18n/index';
import { RecordLines } from '#platform/web/ui/index';
import type { InvoiceRow } from '../../contract/index.ts';
import { invoiceHref } from '../addresses.ts';
import { amountFacts } from '../amount-facts.ts';
import { InvoiceStatusChip } from '../invoice-status.tsx';

/** The invoices of a project, the latest first. */
export const InvoiceLineList = ({ invoices }: { invoices: readonly InvoiceRow[] }) => {
  const t = useText();
  return (
    <RecordLines
      label={t('invoices:titles.list')}
      lines={invoices.map((row) => ({
        id: row.id,
        to: invoiceHref(row.id),
        title: row.number ?? t('invoices:titles.draft'),
        facts: amountFacts(row, t),
        marks: <InvoiceStatusChip invoice={row} />,
      }))}
    />
  );
};
