import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { AmountRow, AmountTable, RecordSection } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';

/** What was paid, and what is open. */
export const PaymentsSection = ({ invoice: { payments, balance } }: { invoice: Invoice }) => {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <RecordSection id="invoice-payments" title={t('invoices:section.payments')} titleSpace="sm">
      <AmountTable>
        <tbody>
          {payments.map(({ id, date, amount, reference }) => (
            <AmountRow key={id} label={formatDate(date)} note={reference} amount={formatMoney(amount)} />
          ))}
        </tbody>
        <tfoot>
          <AmountRow sum label={t('invoices:field.balance')} amount={formatMoney(balance)} />
        </tfoot>
      </AmountTable>
    </RecordSection>
  );
};
