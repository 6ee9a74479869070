import { refused } from '#platform/contract/errors';
import { type BudgetTransition, canMove } from '../../contract/index.ts';
import type { BudgetRow } from '../budget-repository.ts';

export const requireMove = (row: BudgetRow, name: BudgetTransition, today: string): void => {
  if (!canMove(row, name, today)) throw refused('budget_transition', { name, status: row.status });
};
