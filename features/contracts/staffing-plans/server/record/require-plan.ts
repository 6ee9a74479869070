import { lockJob } from '#features/sites/jobs/server';
import { notFound, stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { PlanParents } from '../plan-parents.ts';
import type { PlanRow } from '../plan-row.ts';
import { loadPlan } from '../plans-of-service-repository.ts';
import { type ParentParams, type PlanContext, requirePlanContext } from './plan-context.ts';
import { presentRecord } from './present-record.ts';

type PlanCall = {
  tenant: Tenant;
  person: Person;
  now: Date;
  params: ParentParams & { staffingPlanId: number };
};

export type LoadedPlan = PlanContext & { row: PlanRow };

/** A plan in scope that belongs to the contract or budget in its address. */
export const requirePlan = async (
  { tenant, params }: PlanCall,
  parents: PlanParents,
): Promise<LoadedPlan> => {
  const context = await requirePlanContext(tenant, parents, params);
  const row = await loadPlan(tenant, params.staffingPlanId);
  if (
    row?.job_service_id !== context.service.id ||
    row.parent_type !== params.parentType ||
    row.parent_id !== params.parentId
  )
    throw notFound();
  return { ...context, row };
};

/** The same, with its job locked, so that writers of plans of one service wait for each other. */
export const lockPlan = async (
  call: PlanCall,
  parents: PlanParents,
  readAt?: string,
): Promise<LoadedPlan> => {
  await lockJob(call.tenant, call.params.id);
  const loaded = await requirePlan(call, parents);
  if (readAt !== undefined && loaded.row.updated_at !== readAt)
    throw stale(await presentRecord(call, loaded, loaded.row));
  return loaded;
};
