import type { FoundJob } from '#features/sites/jobs/server';
import { invalid, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { type BudgetRow, budgetsOfService, saveBudget } from '../budget-repository.ts';
import { costsAnything, keptCost } from '../kept-cost.ts';
import { presentChanged, presentRecord } from '../record/present-record.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { lockBudget } from '../record/require-budget.ts';
import { wouldCutShort } from '../record/would-cut-short.ts';
import { basisOf, weeksNow } from '../weeks-per-month.ts';
import { budgetSteps } from './budget-steps.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['approveBudget']>;

/** Ends the budget in force on the day before this one begins. Refuses when that budget is no longer the one that the person
 * confirmed. */
const endEarlier = async (call: Call, job: FoundJob, row: BudgetRow, confirmed: number): Promise<void> => {
  const rows = await budgetsOfService(call.tenant, row.job_service_id);
  const cut = wouldCutShort(row, rows);
  const other = rows.find(({ id }) => id === cut?.id);
  if (!cut || other?.id !== confirmed) throw stale(await presentRecord(call, job, row));
  await saveBudget(call.tenant, other.id, { effective_to: cut.last_day });
  await recordBudgetChange(call, other, {
    action: 'budget.ended',
    changes: { effective_to: [other.effective_to, cut.last_day] },
  });
};

/** Stores the cost at the approval, so that later changes of the settings do not change it. */
export const approveBudget = async (call: Call): Promise<BudgetRecord> => {
  const { tenant, now } = call;
  const { ends_earlier_id, updated_at } = call.body;
  const { job, row, today } = await lockBudget(call, updated_at);
  const effect = async () => {
    const kept = keptCost(row.details, basisOf(row, await weeksNow(tenant), row.effective_from));
    if (!costsAnything(kept)) throw invalid({ details: ['budget_cost_required'] });
    if (ends_earlier_id !== null) await endEarlier(call, job, row, ends_earlier_id);
    return { set: { approved_at: now.toISOString(), approved_by: tenant.userId, ...kept } };
  };
  await budgetSteps.apply(call, { ...row, today }, { name: 'approve', effect });
  return presentChanged(call, job, row.id);
};
