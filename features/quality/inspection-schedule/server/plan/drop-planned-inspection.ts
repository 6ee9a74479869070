import { forbidden, notFound, refused, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { mayPlan, type planEndpoints } from '../../contract/index.ts';
import { deletePlan, loadPlan } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';
import { recordPlan } from './record-plan.ts';

/** The inspection stays due: it is listed as one without a plan again. */
export const dropPlannedInspection = async (
  call: SignedInCall<(typeof planEndpoints)['dropPlannedInspection']>,
): Promise<{ id: number }> => {
  const { tenant, person, params, query } = call;
  const plan = await loadPlan(tenant, params.id, true);
  if (!plan) throw notFound();
  if (plan.inspection) throw refused('inspection_plan_begun');
  if (plan.updated_at !== query.updated_at) throw stale(presentPlan(plan, person));
  if (!mayPlan(person, [plan.inspector?.id ?? null])) throw forbidden();
  await deletePlan(tenant, plan.id);
  await recordPlan(call, { action: 'planned-inspection.dropped', before: plan, after: null });
  return { id: plan.id };
};
