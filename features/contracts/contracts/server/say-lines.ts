import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { shownMoney } from '#platform/server/texts/shown-money';
import { billbackLine, creditLine, pricingLine } from '../contract/index.ts';
import { contractTexts } from './texts.ts';

const money = (amount: number, locale: Locale): string => shownMoney(amount, locale, 4);

const joined = <T>(row: z.ZodType<T>, say: (line: T, locale: Locale) => string) => {
  const lines = z.array(row);
  return (value: unknown, locale: Locale): string =>
    (lines.safeParse(value).data ?? []).map((line) => say(line, locale)).join(', ') || '–';
};

/** The lines of a contract as the audit log says them: `Labor $27,000.00, Supplies $2,600.00`. */
export const sayPricing = joined(
  pricingLine,
  ({ type, amount }, locale) => `${contractTexts(locale)(`pricing.${type}`)} ${money(amount, locale)}`,
);

export const sayCredits = joined(creditLine, ({ type, method, rate }, locale) => {
  const shown = method === 'percent' ? `${rate} %` : money(rate, locale);
  return `${contractTexts(locale)(`credit.${type}`)} ${shown}`;
});

export const sayBillbacks = joined(
  billbackLine,
  ({ type, cost }, locale) => `${contractTexts(locale)(`billback.${type}`)} ${money(cost, locale)}`,
);
