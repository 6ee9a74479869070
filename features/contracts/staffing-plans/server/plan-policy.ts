import type { Person } from '#platform/server/http/person';
import { type PlanRecord, planReaders, planWriters } from '../contract/index.ts';
import type { PlanParent } from './plan-parents.ts';
import type { PlanRow } from './plan-row.ts';

export const mayWrite = ({ license, flags }: Person): boolean =>
  license !== 'viewer' && [...planReaders, ...planWriters].every((flag) => flags.has(flag));

export const rightsOver = (row: PlanRow, parent: PlanParent, person: Person): PlanRecord['can'] => {
  const may = mayWrite(person);
  return {
    update: may && row.status === 'draft',
    copy: may && parent.open,
    suggest: may && parent.open && row.plan_type === 'full-building' && row.sqft_basis !== null,
  };
};
