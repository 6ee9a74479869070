import { type BudgetRecord, startUpByMonth } from '#features/budgets/contract';
import { toHundredths } from '#platform/contract/money';
import { formatMoney, formatNumber, type Say } from '#platform/web/i18n/index';

type Detail = BudgetRecord['details'][number];

const words = {
  hours: { day: 'hoursDay', week: 'hoursWeek', month: 'hoursMonth' },
  full: { day: 'amountDay', week: 'amountWeek', month: 'amountMonth' },
} as const;

/** Where the months do not divide an amount, the last one has the rest of the cents. */
const onceText = (amount: number, t: Say): string => {
  const months = startUpByMonth(toHundredths(amount));
  const last = months.at(-1) ?? 0;
  return t(last === months[0] ? 'budgets:line.amountOnce' : 'budgets:line.amountOnceRest', {
    amount: formatMoney(amount),
    months: months.length,
    last: formatMoney(last / 100),
  });
};

/** What a line was entered as: `200 h a week × $17.00`. */
export const lineText = ({ type, unit, period, quantity, amount, wage_rate }: Detail, t: Say): string => {
  if (type === 'supply_startup') return onceText(amount ?? 0, t);
  return t(`budgets:line.${words[unit][period]}`, {
    hours: formatNumber(quantity ?? 0),
    wage: formatMoney(wage_rate ?? 0),
    amount: formatMoney(amount ?? 0),
  });
};
