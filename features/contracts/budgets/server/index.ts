export { createApprovedBudget } from './create-approved-budget.ts';
export { budgetCents, joinBudget, laborShare, marginShare } from './figures/budget-on-day-repository.ts';
