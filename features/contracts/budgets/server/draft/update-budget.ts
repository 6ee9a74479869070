import { refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { saveDraft } from '../budget-repository.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { lockBudget } from '../record/require-budget.ts';
import { requirePlans } from '../record/taken-plans.ts';
import { checkBudget } from './check-budget.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['updateBudget']>;

export const updateBudget = async (call: Call): Promise<BudgetRecord> => {
  const { updated_at: readAt, ...fields } = call.body;
  const { job, row, today } = await lockBudget(call, readAt);
  if (row.status !== 'draft') throw refused('budget_not_draft');
  checkBudget(fields, today);
  await requirePlans(call.tenant, row.job_service_id, fields);
  const changes = changesOf({ ...row, burden_pct: row.burden_pct / 100 }, fields);
  if (Object.keys(changes).length > 0) {
    await saveDraft(call.tenant, row.id, fields);
    await recordBudgetChange(call, row, { action: 'budget.updated', changes });
  }
  return presentChanged(call, job, row.id);
};
