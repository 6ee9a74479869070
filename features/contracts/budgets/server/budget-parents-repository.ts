import type { LoadPlanParents } from '#features/contracts/staffing-plans/server';
import { anyOf } from '#platform/server/db/any-of';

/** Budgets as parents of staffing plans, each with its own burden. */
export const budgetParents: LoadPlanParents = async (tenant, ids) => {
  const rows = await tenant.db
    .selectFrom('budgets')
    .select(['id', 'job_service_id', 'name', 'status', 'burden_pct', 'effective_to'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, job_service_id, name, status, burden_pct, effective_to }) => {
      const archived = status === 'archived';
      return [
        id,
        { job_service_id, name, burden: burden_pct, open: !archived, last_day: effective_to, archived },
      ];
    }),
  );
};
