import { refused } from '#platform/contract/errors';
import { type BudgetTransition, canTransition } from '../../contract/index.ts';
import type { BudgetRow } from '../budget-repository.ts';

export const requireTransition = (row: BudgetRow, name: BudgetTransition, today: string): void => {
  if (!canTransition(row, name, today))
    throw refused('budget_transition', {
      name: { code: `budget_transition_${name}` },
      status: { code: `budget_status_${row.status}` },
    });
};
