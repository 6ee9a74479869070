import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { presentChanged } from '../record/present-record.ts';
import { lockBudget } from '../record/require-budget.ts';
import { budgetSteps } from './budget-steps.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['archiveBudget']>;

export const archiveBudget = async (call: Call): Promise<BudgetRecord> => {
  const { job, row, today } = await lockBudget(call, call.body.updated_at);
  await budgetSteps.apply(call, { ...row, today }, { name: 'archive' });
  return presentChanged(call, job, row.id);
};
