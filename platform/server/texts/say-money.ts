import type { Locale } from '#platform/contract/fields';
import { intlOf } from './read-texts.ts';

/** Dollars as letters and papers say them. */
export const sayMoney = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf[locale], { style: 'currency', currency: 'USD' }).format(amount);
