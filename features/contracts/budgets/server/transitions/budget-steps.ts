import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { budgetTransitions } from '../../contract/index.ts';
import { type BudgetRow, type BudgetSet, saveBudget } from '../budget-repository.ts';
import { type BudgetCall, recordBudgetChange } from '../record/record-budget-change.ts';

type BudgetOnDay = BudgetRow & { today: string };

/** Changes the status of a budget whose job is locked. */
export const budgetSteps = transitionEngine(budgetTransitions, {
  save: ({ tenant }: BudgetCall, { id }: BudgetOnDay, set: BudgetSet) => saveBudget(tenant, id, set),
  record: recordBudgetChange,
});
