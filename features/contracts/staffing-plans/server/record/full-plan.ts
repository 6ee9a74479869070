import type { PlanRecord } from '../../contract/index.ts';
import type { PlanRow } from '../plan-row.ts';

/** The active full-building plan among the plans of a service, if it has square feet to compare occupancy with. */
export const fullPlanAmong = (rows: readonly PlanRow[]): PlanRecord['full'] => {
  const full = rows.find(({ plan_type, status }) => plan_type === 'full-building' && status === 'active');
  if (!full?.sqft_basis) return null;
  return {
    id: full.id,
    sqft_basis: full.sqft_basis,
    lines: full.lines.map(({ id: _, ...line }) => line),
  };
};
