import { refused } from '#platform/contract/errors';
import type { PlanTransition } from '../../contract/index.ts';
import { canMove } from '../plan-policy.ts';
import type { PlanRow } from '../plan-row.ts';

export const requireMove = (row: PlanRow, name: PlanTransition): void => {
  if (!canMove(row, name)) throw refused('plan_transition', { name, status: row.status });
};
