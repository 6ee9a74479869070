import { todayAt } from '#features/contracts/contracts/server';
import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { differsFromSuggestion, type PlanRecord, type planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import type { PlanRow } from '../plan-row.ts';
import { plansOfService } from '../plans-of-service-repository.ts';
import { fullPlanAmong } from '../record/full-plan.ts';
import { keptWeeks, laborBasisOf } from '../record/labor-basis.ts';
import { lockPlan } from '../record/load-plan.ts';
import { activeLike, presentChanged } from '../record/present-record.ts';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { whatIsOver } from '../record/what-is-over.ts';
import { savePlan } from '../save-plan-repository.ts';
import { copyPeople } from '../schedule/plan-people-repository.ts';
import { requireTransition } from './require-transition.ts';

type Call = SignedInCall<(typeof planEndpoints)['activateStaffingPlan']>;

/** Refuses a plan whose job, service, contract or budget is over, so that nobody is scheduled where no work is done. */
const requireRunning = (over: PlanRecord['over']): void => {
  if (!over) return;
  const { what, name } = over;
  if (what === 'job') throw refused('plan_job_inactive', { name });
  if (what === 'service') throw refused('plan_service_inactive', { name });
  throw refused('plan_parent_closed', { name });
};

/** Refuses hours that differ from the suggestion without a reason. */
const requireReason = (row: PlanRow, rows: readonly PlanRow[]): void => {
  const full = row.plan_type === 'current' ? fullPlanAmong(rows) : null;
  if (!full || row.override_reason !== '') return;
  if (!row.sqft_basis) throw invalid({ sqft_basis: ['required'] });
  if (differsFromSuggestion(row.lines, full, row.sqft_basis))
    throw invalid({ override_reason: ['plan_override_reason'] });
};

export const activatePlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { tenant, person, body, now } = call;
  const { row, ...context } = await lockPlan(call, parents, body.updated_at);
  requireTransition(row, 'activate');
  if (!context.parent.open) throw refused('plan_parent_closed', { name: context.parent.name });
  const today = todayAt(context.job, person, now);
  requireRunning(await whatIsOver(tenant, context, row, today));
  if (row.effective_from > today) throw invalid({ effective_from: ['plan_begins_later'] });
  if (row.lines.length === 0) throw invalid({ lines: ['plan_lines_required'] });
  const rows = await plansOfService(tenant, row.job_service_id);
  requireReason(row, rows);
  const former = activeLike(row, rows);
  const basis = (await laborBasisOf(tenant))(context.parent);
  const jobId = context.job.id;
  if ((former?.id ?? null) !== body.takes_place_of) throw refused('plan_takes_place');
  await copyPeople(tenant, row.id);
  if (former) {
    await savePlan(tenant, former.id, { status: 'archived' });
    await recordPlanChange(
      call,
      { id: former.id, jobId },
      { action: 'staffing-plan.replaced', from: 'active', to: 'archived' },
    );
  }
  await savePlan(tenant, row.id, {
    status: 'active',
    activated_at: now.toISOString(),
    activated_by: person.userId,
    ...keptWeeks(basis.weeks),
    burden_pct: basis.burden,
  });
  await recordPlanChange(
    call,
    { id: row.id, jobId },
    { action: 'staffing-plan.activated', from: 'draft', to: 'active' },
  );
  return presentChanged(call, context, row.id);
};
