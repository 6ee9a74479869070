import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { byPlace, RecordSection } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import classes from '../invoices.module.css';
import { Sums } from './sums.tsx';

/** What is billed, and what it comes to, as on paper. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  return (
    <RecordSection id="invoice-lines" title={t('invoices:field.lines')} titleSpace="sm">
      <table className={classes.table}>
        <tbody>
          {byPlace(invoice.lines).map(([at, line]) => (
            <tr key={at}>
              <th scope="row">
                {line.description}
                <span className={classes.second}>
                  {t('invoices:line.each', {
                    quantity: formatNumber(line.quantity),
                    unit: t(`special-projects:unit.${line.unit_of_measure}`),
                    price: formatMoney(line.unit_price),
                  })}
                  {!line.taxable && invoice.tax > 0 && ` · ${t('invoices:line.untaxed')}`}
                </span>
              </th>
              <td>{formatMoney(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <Sums of={invoice} />
      </table>
    </RecordSection>
  );
};
