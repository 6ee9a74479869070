import { planReaders, planWriters } from '#features/contracts/staffing-plans/contract';
import type { Person } from '#platform/server/http/person';
import type { BudgetRecord } from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';

export const mayWrite = ({ license, flags }: Person): boolean =>
  license !== 'viewer' && [...planReaders, ...planWriters].every((flag) => flags.has(flag));

export const rightsOver = (row: BudgetRow, person: Person): BudgetRecord['can'] => {
  const may = mayWrite(person);
  return { update: may && row.status === 'draft', end: may && row.status === 'approved', copy: may };
};
