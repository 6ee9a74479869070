import { costOfPlan, hoursOfPlan, type LaborBasis, type PlanSummary } from '../../contract/index.ts';
import type { PlanParent } from '../plan-parents.ts';
import type { PlanRow } from '../plan-row.ts';

/** A plan with its hours and cost. */
export const presentSummary = (
  row: PlanRow,
  parent: Pick<PlanParent, 'name'> | undefined,
  basis: LaborBasis,
): PlanSummary => ({
  id: row.id,
  job_service_id: row.job_service_id,
  parent: { type: row.parent_type, id: row.parent_id, name: parent?.name ?? '' },
  plan_type: row.plan_type,
  status: row.status,
  effective_from: row.effective_from,
  sqft_basis: row.sqft_basis,
  hours: hoursOfPlan(row.lines, row.sqft_basis, basis),
  cost: costOfPlan(row.lines, basis),
  updated_at: row.updated_at,
});
