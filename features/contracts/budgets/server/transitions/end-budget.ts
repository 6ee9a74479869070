import { Problem } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import { type BudgetRecord, budgetTransitions, type budgetWriteEndpoints } from '../../contract/index.ts';
import { saveBudget } from '../budget-repository.ts';
import { checkBudget } from '../draft/check-budget.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { lockBudget } from '../record/require-budget.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['endBudget']>;

export const endBudget = async (call: Call): Promise<BudgetRecord> => {
  const { effective_to, updated_at } = call.body;
  const { job, row, today } = await lockBudget(call, updated_at);
  if (row.status !== 'approved') throw new Problem(409, budgetTransitions.messageOf('end', row.status));
  checkBudget({ effective_from: row.effective_from, effective_to }, today);
  const changes = changesOf(row, { effective_to });
  if (Object.keys(changes).length > 0) {
    await saveBudget(call.tenant, row.id, { effective_to });
    await recordBudgetChange(call, row, { action: 'budget.ended', changes });
  }
  return presentChanged(call, job, row.id);
};
