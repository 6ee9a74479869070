import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { saveBudget } from '../budget-repository.ts';
import { lockBudget } from '../record/load-budget.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { requireTransition } from './require-transition.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['archiveBudget']>;

export const archiveBudget = async (call: Call): Promise<BudgetRecord> => {
  const { job, row, today } = await lockBudget(call, call.body.updated_at);
  requireTransition(row, 'archive', today);
  await saveBudget(call.tenant, row.id, { status: 'archived' });
  await recordBudgetChange(call, row, { action: 'budget.archived', from: row.status, to: 'archived' });
  return presentChanged(call, job, row.id);
};
