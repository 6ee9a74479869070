import { anyOf } from '#platform/server/db/any-of';
import type { LoadPlanParents } from './plan-parents.ts';

/** Contracts as parents of plans. They have no burden of their own, so that of the organization applies. */
export const contractParents: LoadPlanParents = async (tenant, ids) => {
  const rows = await tenant.db
    .selectFrom('contracts')
    .select(['id', 'job_service_id', 'number', 'status', 'termination_date'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, job_service_id, number, status, termination_date }) => [
      id,
      {
        job_service_id,
        name: number,
        burden: null,
        open: status === 'draft' || status === 'approved',
        last_day: termination_date,
        archived: status === 'archived',
      },
    ]),
  );
};
