import { Box } from '@mantine/core';
import { formatDate, formatMoney, formatPercent, useText } from '#platform/web/i18n/index';
import { byPlace } from '#platform/web/ui/index';
import type { ContractTerms } from '../contract/index.ts';
import classes from './contracts.module.css';
import { creditBasis, formatRate } from './credit-basis.ts';

type Credit = ContractTerms['credits'][number];

type Terms = Pick<ContractTerms, 'price' | 'square_feet' | 'credits' | 'billbacks'>;

/** The bill-backs beside the net price, and the value of the contract. */
const Beyond = ({ terms: { price, billbacks } }: { terms: Terms }) => {
  const t = useText();
  return (
    <tbody>
      {byPlace(billbacks).map(([place, line]) => (
        <tr key={place}>
          <th scope="row">
            {t(`contracts:billback.${line.type}`)}{' '}
            <Box component="span" className={classes.basis} ms={4}>
              {line.markup_type === 'fixed'
                ? `${formatMoney(line.cost)} + ${formatMoney(line.markup)}`
                : `${formatMoney(line.cost)} + ${formatPercent(line.markup / 100, 2)}`}
            </Box>
          </th>
          <td>{formatMoney(line.amount)}</td>
        </tr>
      ))}
      <tr className={classes.sum}>
        <th scope="row">{t('contracts:invoiceMonth')}</th>
        <td>{formatMoney(price.invoice_month)}</td>
      </tr>
      <tr>
        <th scope="row">{t('contracts:value')}</th>
        <td>{formatMoney(price.contract_value)}</td>
      </tr>
      {price.price_per_sqft_month !== null && (
        <tr>
          <th scope="row">{t('contracts:perSqftMonth')}</th>
          <td>{formatRate(price.price_per_sqft_month)}</td>
        </tr>
      )}
      {price.occupied_rate_month !== null && (
        <tr>
          <th scope="row">{t('contracts:occupiedRate')}</th>
          <td>{formatRate(price.occupied_rate_month)}</td>
        </tr>
      )}
    </tbody>
  );
};

/** From the base price to the net price; with `whole`, also the invoice and the value of a year. Credits that are over are
 * left out; future ones show when they begin. */
export const PriceTable = ({ terms, whole = false }: { terms: Terms; whole?: boolean }) => {
  const t = useText();
  const { price } = terms;
  const begins = ({ from }: Credit): string | null =>
    from !== null && from > price.on ? t('contracts:from', { date: formatDate(from) }) : null;
  const credits = terms.credits.filter((credit) => credit.in_force || begins(credit));
  return (
    <table className={classes.price}>
      <caption>{t('contracts:price')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('contracts:basePrice')}</th>
          <td>{formatMoney(price.base)}</td>
        </tr>
        {byPlace(credits).map(([place, credit]) => (
          <tr key={place} data-later={!credit.in_force}>
            <th scope="row">
              {t(`contracts:credit.${credit.type}`)}{' '}
              <Box component="span" className={classes.basis} ms={4}>
                {[creditBasis(credit, credit.agreed_sqft, t), begins(credit)].filter(Boolean).join(', ')}
              </Box>
            </th>
            <td>{formatMoney(0 - credit.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr className={classes.sum}>
          <th scope="row">{t('contracts:net')}</th>
          <td>{formatMoney(price.net)}</td>
        </tr>
      </tbody>
      {whole && <Beyond terms={terms} />}
    </table>
  );
};
