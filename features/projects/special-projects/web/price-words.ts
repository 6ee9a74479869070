import { formatMoney, type Translate } from '#platform/web/i18n/index';
import type { SpecialProjectRow } from '../contract/index.ts';

/** The price of a project; of one that recurs at a price for each date: `$450.00 each time`. */
export const priceWords = (
  { price, price_basis }: Pick<SpecialProjectRow, 'price' | 'price_basis'>,
  t: Translate,
): string => {
  if (price === null) return '–';
  const amount = formatMoney(price);
  return price_basis === 'per_occurrence' ? t('special-projects:scope.each', { amount }) : amount;
};
