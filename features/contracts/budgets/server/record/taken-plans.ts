import { type PlanRow, plansOfService } from '#features/contracts/staffing-plans/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { BudgetFields, BudgetRecord } from '../../contract/index.ts';
import type { BudgetRow } from '../budget-repository.ts';

const keysOf = ({ id, parent_type, parent_id, plan_type, effective_from }: PlanRow) => ({
  id,
  parent_type,
  parent_id,
  plan_type,
  effective_from,
});

/** The plans from which lines of a budget were taken, each with the active plan that has replaced it since. */
export const takenPlans = (row: BudgetRow, plans: readonly PlanRow[]): BudgetRecord['plans'] => {
  const taken = new Set(row.details.map(({ staffing_plan_id }) => staffing_plan_id));
  return plans
    .filter(({ id }) => taken.has(id))
    .map((plan) => {
      const active = plans.find((one) => one.status === 'active' && one.plan_type === plan.plan_type);
      const replaced = plan.status === 'archived' && active;
      return { ...keysOf(plan), status: plan.status, replaced_by: replaced ? keysOf(active) : null };
    });
};

/** Refuses lines of plans that the service does not have. */
export const requirePlans = async (
  tenant: Tenant,
  serviceId: number,
  { details }: Pick<BudgetFields, 'details'>,
): Promise<void> => {
  if (details.every(({ staffing_plan_id }) => staffing_plan_id === null)) return;
  const known = new Set((await plansOfService(tenant, serviceId)).map(({ id }) => id));
  const unknown = details.flatMap(({ staffing_plan_id: id }, at) =>
    id === null || known.has(id)
      ? []
      : [[`details.${at}.staffing_plan_id`, ['budget_plan_unknown']] as const],
  );
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map(([path, codes]) => [path, [...codes]])));
};
