import { formatDate, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { RecordLines } from '#platform/web/ui/index';
import type { InvoiceRow } from '../../contract/index.ts';
import { invoiceHref } from '../addresses.ts';
import { InvoiceStatusChip } from '../invoice-status.tsx';

/** The total, what is still open of it, and the due date. */
export const amountFacts = ({ total, balance, due_date }: InvoiceRow, t: Translate): string[] => [
  formatMoney(total),
  ...(balance > 0 && balance < total ? [t('invoices:record.open', { amount: formatMoney(balance) })] : []),
  ...(due_date === null ? [] : [t('invoices:record.due', { date: formatDate(due_date) })]),
];

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
