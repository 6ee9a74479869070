import type { ContractTerms } from '#features/contracts/contract';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  intlLocale,
  type Say,
  useText,
} from '#platform/web/i18n/index';
import classes from './contracts.module.css';

type Credit = ContractTerms['credits'][number];

const formatRate = (rate: number): string =>
  new Intl.NumberFormat(intlLocale(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  }).format(rate);

/** How the amount of a credit is calculated. */
const basisText = (credit: Credit, vacant: number | null, t: Say): string | null => {
  if (credit.method === 'fixed') return null;
  if (credit.method === 'percent') {
    const rate = formatPercent(credit.rate / 100, 2);
    return t(credit.base === 'labor' ? 'contracts:ofLabor' : 'contracts:ofAll', { rate });
  }
  const sqft = formatNumber(credit.sqft ?? vacant ?? 0);
  return t('contracts:perSqft', { sqft, rate: formatRate(credit.rate) });
};

/** From the base price to the net price. Credits that are over are left out; later ones show when they begin. */
export const PriceTable = ({ terms }: { terms: ContractTerms }) => {
  const t = useText();
  const { price, square_feet } = terms;
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
        {credits.map((credit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: credits have no id and never change their order while shown.
          <tr key={index} data-later={!credit.in_force}>
            <th scope="row">
              {t(`contracts:credit.${credit.type}`)}{' '}
              <span className={classes.basis}>
                {[basisText(credit, square_feet.vacant, t), begins(credit)].filter(Boolean).join(', ')}
              </span>
            </th>
            <td>{formatMoney(-credit.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('contracts:net')}</th>
          <td>{formatMoney(price.net)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
