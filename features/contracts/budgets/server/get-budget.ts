import type { SignedInCall } from '#platform/server/http/call';
import type { budgetEndpoints } from '../contract/index.ts';
import { loadBudget } from './record/load-budget.ts';
import { presentRecord } from './record/present-record.ts';

export const getBudget = async (call: SignedInCall<(typeof budgetEndpoints)['getBudget']>) => {
  const { job, row } = await loadBudget(call);
  return presentRecord(call, job, row);
};
