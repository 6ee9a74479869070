import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type PlanRecord, planEndpoints } from '../contract/index.ts';
import type { PlanPlace } from './addresses.ts';
import { refreshPlans } from './live.ts';
import { paramsOf } from './use-plan-place.ts';

export const planQuery = (place: PlanPlace, staffingPlanId: number) => ({
  ...endpointQuery(planEndpoints.getStaffingPlan, { params: { ...paramsOf(place), staffingPlanId } }),
  meta: { quiet: true },
});

export const planBasisQuery = (place: PlanPlace) => ({
  ...endpointQuery(planEndpoints.getStaffingPlanBasis, { params: paramsOf(place) }),
  meta: { quiet: true },
});

export const servicePlansQuery = (jobId: number, serviceId: number) => ({
  ...endpointQuery(planEndpoints.listStaffingPlans, { params: { id: jobId, serviceId } }),
  meta: { quiet: true },
});

/** Shows the plan that the server returned at once; lists are read again. */
export const cachePlan = (client: QueryClient, place: PlanPlace, plan: PlanRecord): void => {
  client.setQueryData(planQuery(place, plan.id).queryKey, plan);
  refreshPlans(client, [plan.id]);
};
