import { contractsInForce, todayAt } from '#features/contracts/contracts/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { loadPlanParent, type PlanParents } from '../plan-parents.ts';
import type { ParentParams, PlanContext } from '../record/plan-context.ts';

type Call<P extends ParentParams> = { tenant: Tenant; person: Person; now: Date; params: P };

/** The call and context for a copy: if the contract of the original is no longer in force, the copy belongs to the contract
 * that is. */
export const withCurrentParent = async <P extends ParentParams, C extends Call<P>, X extends PlanContext>(
  call: C,
  context: X,
  parents: PlanParents,
): Promise<readonly [call: C, context: X]> => {
  const { tenant, person, now, params } = call;
  if (params.parentType !== 'contract') return [call, context];
  const of = { jobId: params.id, serviceId: params.serviceId };
  const inForce = (await contractsInForce(tenant, of))(todayAt(context.job, person, now));
  if (!inForce || inForce.id === params.parentId) return [call, context];
  const parent = await loadPlanParent(parents, tenant, { type: 'contract', id: inForce.id });
  return parent
    ? [
        { ...call, params: { ...params, parentId: inForce.id } },
        { ...context, parent },
      ]
    : [call, context];
};
