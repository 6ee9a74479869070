import { endpointQuery } from '#platform/web/api/index';
import { planEndpoints } from '../contract/index.ts';
import type { PlanPlace } from './addresses.ts';
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
