import { planReaders, planWriters } from '#features/contracts/staffing-plans/contract';
import type { Person } from '#platform/server/http/person';
import {
  type BudgetRecord,
  type BudgetTransition,
  budgetTransitionNames,
  canTransition,
} from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';

export const mayWrite = ({ license, flags }: Person): boolean =>
  license !== 'viewer' && [...planReaders, ...planWriters].every((flag) => flags.has(flag));

export const allowedTransitions = (row: BudgetRow, person: Person, today: string): BudgetTransition[] =>
  mayWrite(person) ? budgetTransitionNames.filter((name) => canTransition(row, name, today)) : [];

export const rightsOver = (row: BudgetRow, person: Person): BudgetRecord['can'] => {
  const may = mayWrite(person);
  return { update: may && row.status === 'draft', end: may && row.status === 'approved', copy: may };
};
