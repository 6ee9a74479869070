import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { insertBudget } from '../budget-repository.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { lockBudget } from '../record/require-budget.ts';
import { checkBudget } from './check-budget.ts';
import { draftOnce } from './draft-once.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['copyBudget']>;

/** A draft with the lines of a budget and no last day. */
export const copyBudget = async (call: Call): Promise<BudgetRecord> => {
  const { name, effective_from, client_uuid } = call.body;
  const { job, row, today } = await lockBudget(call);
  return draftOnce(call, { job, serviceId: row.job_service_id, client_uuid }, async () => {
    const dates = { effective_from, effective_to: null };
    checkBudget(dates, today);
    const { job_service_id, days_per_week, details, notes } = row;
    const id = await insertBudget(call.tenant, {
      job_service_id,
      name,
      days_per_week,
      details,
      notes,
      ...dates,
      burden_pct: row.burden_pct / 100,
      ...(client_uuid && { client_uuid }),
    });
    await recordBudgetChange(
      call,
      { id, job_id: job.id },
      { action: 'budget.copied', to: 'draft', changes: { copy_of: [null, row.name] } },
    );
    return id;
  });
};
