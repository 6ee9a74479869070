import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import classes from '../invoices.module.css';

/** What was paid, and what is open. */
export const PaymentsSection = ({ invoice: { payments, balance } }: { invoice: Invoice }) => {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <RecordSection id="invoice-payments" title={t('invoices:section.payments')} titleSpace="sm">
      <table className={classes.table}>
        <tbody>
          {payments.map(({ id, date, amount, reference }) => (
            <tr key={id}>
              <th scope="row">
                {formatDate(date)}
                {reference !== '' && <span className={classes.second}>{reference}</span>}
              </th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={classes.sum}>
            <th scope="row">{t('invoices:field.balance')}</th>
            <td>{formatMoney(balance)}</td>
          </tr>
        </tfoot>
      </table>
    </RecordSection>
  );
};
