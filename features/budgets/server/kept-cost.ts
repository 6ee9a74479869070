import { toHundredths } from '#platform/contract/money';
import { type BudgetBasis, type BudgetCost, type CostedDetail, costOfBudget } from '../contract/index.ts';

/** What a budget comes to as it is approved: later settings do not change it. */
export const keptCost = (details: readonly CostedDetail[], basis: BudgetBasis) => {
  const cost: BudgetCost = costOfBudget(details, basis);
  return {
    weeks_per_month: basis.weeks,
    monthly_cents: toHundredths(cost.running),
    labor_cents: toHundredths(cost.labor),
    startup_cents: toHundredths(cost.startup),
  };
};
