import { quantityWords } from '#features/projects/special-projects/web';
import { formatMoney, formatRate, useText } from '#platform/web/i18n/index';
import { AmountRow, AmountTable, byPlace, RecordSection } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import { Sums } from './sums.tsx';

/** What is billed, and what it comes to, as on paper. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  return (
    <RecordSection id="invoice-lines" title={t('invoices:field.lines')} titleSpace="sm">
      <AmountTable>
        <tbody>
          {byPlace(invoice.lines).map(([at, line]) => (
            <AmountRow
              key={at}
              label={line.description}
              note={[
                t('invoices:line.each', {
                  quantity: quantityWords(line, t),
                  price: formatRate(line.unit_price),
                }),
                !line.taxable && invoice.tax > 0 && t('invoices:line.untaxed'),
              ]
                .filter(Boolean)
                .join(' · ')}
              amount={formatMoney(line.amount)}
            />
          ))}
        </tbody>
        <Sums of={invoice} />
      </AmountTable>
    </RecordSection>
  );
};
