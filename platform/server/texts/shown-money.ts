import type { Locale } from '#platform/contract/fields';
import { intlOf } from './read-texts.ts';

/** Dollars as people read them: with cents, and more decimals where a price has them. */
export const shownMoney = (amount: number, locale: Locale, decimals = 2): string =>
  new Intl.NumberFormat(intlOf[locale], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
  }).format(amount);
