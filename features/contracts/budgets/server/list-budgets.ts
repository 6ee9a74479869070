import { requireService } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { budgetEndpoints } from '../contract/index.ts';
import { presentBudget } from './budget-presenter.ts';
import { budgetsOfService } from './budget-repository.ts';
import { readingOf } from './record/reading-of.ts';

export const listBudgets = async (call: SignedInCall<(typeof budgetEndpoints)['listBudgets']>) => {
  const { job, service } = await requireService(call.tenant, call.params);
  const [reading, rows] = await Promise.all([
    readingOf(call, job, service.id),
    budgetsOfService(call.tenant, service.id),
  ]);
  return rows.map((row) => presentBudget(row, reading));
};
