import { toHundredths } from '#platform/contract/money';
import { type BudgetBasis, type BudgetCost, type CostedDetail, costOfBudget } from '../contract/index.ts';

/** The cost that is stored at the approval of a budget. Later changes of the settings do not change it. */
export const keptCost = (details: readonly CostedDetail[], basis: BudgetBasis) => {
  const cost: BudgetCost = costOfBudget(details, basis);
  return {
    weeks_per_month: basis.weeks,
    monthly_cents: toHundredths(cost.running),
    labor_cents: toHundredths(cost.labor),
    startup_cents: toHundredths(cost.startup),
  };
};
