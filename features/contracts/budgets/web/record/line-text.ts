import { formatMoney, formatNumber, type Translate } from '#platform/web/i18n/index';
import { type BudgetRecord, startUpMonths } from '../../contract/index.ts';

type Detail = BudgetRecord['details'][number];

const words = {
  hours: { day: 'hoursDay', week: 'hoursWeek', month: 'hoursMonth' },
  full: { day: 'amountDay', week: 'amountWeek', month: 'amountMonth' },
} as const;

/** What a line was entered as: `200 h a week × $17.00`. */
export const lineText = (
  { type, unit, period, quantity, amount, wage_rate }: Detail,
  t: Translate,
): string => {
  if (type === 'supply_startup')
    return t('budgets:line.amountOnce', { amount: formatMoney(amount ?? 0), months: startUpMonths });
  return t(`budgets:line.${words[unit][period]}`, {
    hours: formatNumber(quantity ?? 0),
    wage: formatMoney(wage_rate ?? 0),
    amount: formatMoney(amount ?? 0),
  });
};
