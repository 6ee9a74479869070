import { todayAt } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlanBasis, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { mayWrite } from '../plan-policy.ts';
import { plansOfService } from '../plans-of-service-repository.ts';
import { fullPlanAmong } from '../record/full-plan.ts';
import { laborBasisOf } from '../record/labor-basis.ts';
import { findContext } from '../record/plan-context.ts';
import { squareFeetOf } from './square-feet-of.ts';

type Call = SignedInCall<(typeof planEndpoints)['getStaffingPlanBasis']>;

const weekdays = [1, 2, 3, 4, 5];

export const getPlanBasis = async (call: Call, parents: PlanParents): Promise<PlanBasis> => {
  const { tenant, person, params, now } = call;
  const { job, service, parent } = await findContext(tenant, parents, params);
  const [square_feet, rows, basisOf] = await Promise.all([
    squareFeetOf(tenant, job.id, params, todayAt(job, person, now)),
    plansOfService(tenant, service.id),
    laborBasisOf(tenant),
  ]);
  return {
    service: { type: service.type, name: service.name },
    parent: { type: params.parentType, id: params.parentId, name: parent.name },
    square_feet,
    days: service.days_of_week.length > 0 ? service.days_of_week : weekdays,
    basis: basisOf(parent),
    full: fullPlanAmong(rows),
    can: { create: parent.open && mayWrite(person) },
  };
};
