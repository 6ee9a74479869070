import { todayAt } from '#features/contracts/contracts/server';
import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { differsFromSuggestion, type PlanRecord, type planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import type { PlanRow } from '../plan-row.ts';
import { plansOfService } from '../plans-of-service-repository.ts';
import { fullPlanAmong } from '../record/full-plan.ts';
import { keptWeeks, laborBasisOf } from '../record/labor-basis.ts';
import { activeLike, presentChanged } from '../record/present-record.ts';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { lockPlan } from '../record/require-plan.ts';
import { savePlan } from '../save-plan-repository.ts';
import { copyPeople } from '../schedule/plan-people-repository.ts';
import { planOnDay, planSteps } from './plan-steps.ts';

type Call = SignedInCall<(typeof planEndpoints)['activateStaffingPlan']>;

/** Refuses hours that differ from the suggestion without a reason. */
const requireReason = (row: PlanRow, rows: readonly PlanRow[]): void => {
  const full = row.plan_type === 'current' ? fullPlanAmong(rows) : null;
  if (!full || row.override_reason !== '') return;
  if (!row.sqft_basis) throw invalid({ sqft_basis: ['required'] });
  if (differsFromSuggestion(row.lines, full, row.sqft_basis))
    throw invalid({ override_reason: ['plan_override_reason'] });
};

/** Archives the active plan of its type whose place it takes. */
const replace = async (call: Call, former: PlanRow): Promise<void> => {
  await savePlan(call.tenant, former.id, { status: 'archived' });
  await recordPlanChange(
    call,
    { id: former.id, jobId: former.job_id },
    { action: 'staffing-plan.replaced', from: 'active', to: 'archived' },
  );
};

export const activatePlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { tenant, person, body, now } = call;
  const { row, ...context } = await lockPlan(call, parents, body.updated_at);
  const effect = async () => {
    if (row.effective_from > todayAt(context.job, person, now))
      throw invalid({ effective_from: ['plan_begins_later'] });
    if (row.lines.length === 0) throw invalid({ lines: ['plan_lines_required'] });
    const rows = await plansOfService(tenant, row.job_service_id);
    requireReason(row, rows);
    const former = activeLike(row, rows);
    const basis = (await laborBasisOf(tenant))(context.parent);
    if ((former?.id ?? null) !== body.takes_place_of) throw refused('plan_takes_place');
    await copyPeople(tenant, row.id);
    if (former) await replace(call, former);
    const activated = { activated_at: now.toISOString(), activated_by: person.userId };
    return { set: { ...activated, ...keptWeeks(basis.weeks), burden_pct: basis.burden } };
  };
  await planSteps.apply(call, await planOnDay(call, { row, ...context }), { name: 'activate', effect });
  return presentChanged(call, context, row.id);
};
