import { notFound, refused, requireValid, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlannedInspection, planEndpoints } from '../../contract/index.ts';
import { checkPlaced } from './check-placed.ts';
import { loadPlan, movePlan } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';
import { recordPlan } from './record-plan.ts';

type Call = SignedInCall<(typeof planEndpoints)['movePlannedInspection']>;

export const movePlannedInspection = async (call: Call): Promise<PlannedInspection> => {
  const { tenant, person, params, body } = call;
  const { updated_at: readAt, ...placed } = body;
  const plan = await loadPlan(tenant, params.id, true);
  if (!plan) throw notFound();
  if (plan.inspection) throw refused('inspection_plan_begun');
  const before = { user_id: plan.inspector?.id ?? null, planned_on: plan.planned_on };
  // Checked before the rights: the inspection may have another inspector by now, of whom the person does not know.
  if (plan.updated_at !== readAt) throw stale(presentPlan(plan, person));
  const errors = await checkPlaced(call, placed, { jobId: plan.job.id, before });
  requireValid(errors);
  await movePlan(tenant, plan.id, placed);
  const after = await loadPlan(tenant, plan.id);
  if (!after) throw notFound();
  await recordPlan(call, { action: 'planned-inspection.rescheduled', before: plan, after });
  return presentPlan(after, person);
};
