import { formatNumber, formatPercent, intlLocale, type Translate } from '#platform/web/i18n/index';
import type { CreditLine } from '../contract/index.ts';

/** Dollars for a square foot, to the ten-thousandth. */
export const formatRate = (rate: number): string =>
  new Intl.NumberFormat(intlLocale(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  }).format(rate);

/** How the amount of a credit is calculated; null for a fixed one, which is not. */
export const creditBasis = (
  { method, base, rate }: Pick<CreditLine, 'method' | 'base' | 'rate'>,
  sqft: number | null,
  t: Translate,
): string | null => {
  if (method === 'fixed') return null;
  if (method === 'per_sqft')
    return t('contracts:perSqft', { sqft: formatNumber(sqft ?? 0), rate: formatRate(rate) });
  return t(base === 'labor' ? 'contracts:ofLabor' : 'contracts:ofAll', {
    rate: formatPercent(rate / 100, 4),
  });
};
