export { joinBudget, laborShare, marginShare } from './figures/budget-on-day-repository.ts';
