import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { shownMoney } from '#platform/server/texts/shown-money';
import { type BudgetDetail, budgetDetail } from '../contract/index.ts';
import { budgetTexts } from './texts.ts';

const said = ({ type, unit, quantity, amount, wage_rate }: BudgetDetail, locale: Locale): string => {
  const word = budgetTexts(locale)(`type.${type}`);
  return unit === 'hours'
    ? `${word} ${quantity ?? 0} h × ${shownMoney(wage_rate ?? 0, locale)}`
    : `${word} ${shownMoney(amount ?? 0, locale)}`;
};

const lines = z.array(budgetDetail);

/** The lines of a budget as the audit log says them: `Labor 200 h × $17.00, Supplies $1,600.00`. */
export const sayDetails = (value: unknown, locale: Locale): string =>
  (lines.safeParse(value).data ?? []).map((line) => said(line, locale)).join(', ') || '–';
