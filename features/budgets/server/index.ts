export { createApprovedBudget } from './create-approved-budget.ts';
export { feature } from './feature.ts';
