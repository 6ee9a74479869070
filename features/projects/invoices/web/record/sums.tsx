import { formatFactor, formatMoney, useText } from '#platform/web/i18n/index';
import { AmountRow } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';

type Props = { of: Pick<Invoice, 'discount' | 'tax_rate' | 'subtotal' | 'tax' | 'total'> };

/** What lines come to. */
export const Sums = ({ of: { discount, tax_rate, subtotal, tax, total } }: Props) => {
  const t = useText();
  const rate = formatFactor(tax_rate);
  const sums = [
    ...(discount > 0 ? ([[t('invoices:field.discount'), -discount]] as const) : []),
    ...(discount > 0 || tax > 0 ? ([[t('invoices:field.subtotal'), subtotal]] as const) : []),
    ...(tax > 0 ? ([[t('invoices:paper.tax', { rate }), tax]] as const) : []),
  ];
  return (
    <tfoot>
      {sums.map(([label, amount]) => (
        <AmountRow key={label} label={label} amount={formatMoney(amount)} />
      ))}
      <AmountRow sum label={t('invoices:field.total')} amount={formatMoney(total)} />
    </tfoot>
  );
};
