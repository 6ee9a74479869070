import { keptWeeks } from '#features/contracts/staffing-plans/server';
import { sum, toHundredths } from '#platform/contract/money';
import { type BudgetBasis, type CostedDetail, costOfBudget, extraMonths } from '../contract/index.ts';

/** The cost that is stored at the approval of a budget. Later changes of the settings do not change it. Of start-up, what each
 * month carries stands apart from the months that carry a cent more. */
export const keptCost = (details: readonly CostedDetail[], basis: BudgetBasis) => {
  const cost = costOfBudget(details, { ...basis, startup_month: 0 });
  const extra = details
    .filter(({ type }) => type === 'supply_startup')
    .map(({ amount }) => extraMonths(toHundredths(amount ?? 0)))
    .filter((months) => months > 0);
  return {
    ...keptWeeks(basis.weeks),
    monthly_cents: toHundredths(cost.running),
    labor_cents: toHundredths(cost.labor),
    // In the first month every one of them has its cent.
    startup_cents: toHundredths(cost.startup) - extra.length,
    startup_extra_months: extra,
  };
};

export const costsAnything = (kept: ReturnType<typeof keptCost>): boolean =>
  sum([kept.monthly_cents, kept.startup_cents, kept.startup_extra_months.length]) > 0;
