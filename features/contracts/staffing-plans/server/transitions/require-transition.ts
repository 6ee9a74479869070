import { refused } from '#platform/contract/errors';
import type { PlanTransition } from '../../contract/index.ts';
import { canTransition } from '../plan-policy.ts';
import type { PlanRow } from '../plan-row.ts';

export const requireTransition = (row: PlanRow, name: PlanTransition): void => {
  if (!canTransition(row, name))
    throw refused('plan_transition', {
      name: { code: `plan_transition_${name}` },
      status: { code: `plan_status_${row.status}` },
    });
};
