import { budgetEndpoints } from '#features/budgets/contract';
import { planEndpoints } from '#features/staffing-plans/contract';
import { endpointQuery } from '#platform/web/api/index';
import type { Of } from './addresses.ts';

const quiet = { meta: { quiet: true } };

export const budgetsQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.listBudgets, { params: { id, serviceId } }),
  ...quiet,
});

export const budgetQuery = ({ jobId: id, serviceId }: Of, budgetId: number) => ({
  ...endpointQuery(budgetEndpoints.getBudget, { params: { id, serviceId, budgetId } }),
  ...quiet,
});

export const basisQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.getBudgetBasis, { params: { id, serviceId } }),
  ...quiet,
});

export const plansQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(planEndpoints.listStaffingPlans, { params: { id, serviceId } }),
  ...quiet,
});

export type PlanKey = { id: number; parent_type: 'contract' | 'budget'; parent_id: number };

export const planQuery = ({ jobId, serviceId }: Of, { id, parent_type, parent_id }: PlanKey) => ({
  ...endpointQuery(planEndpoints.getStaffingPlan, {
    params: { id: jobId, serviceId, parentType: parent_type, parentId: parent_id, staffingPlanId: id },
  }),
  ...quiet,
});
