import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type PlanRow, planColumns, planJoins, planRow } from '../plan/plan-repository.ts';

export const countOpenPlans = async (tenant: Tenant, jobId: number): Promise<number> => {
  const { plans } = await tenant.db
    .selectFrom('planned_inspections')
    .select(({ fn }) => fn.countAll<string>().as('plans'))
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('inspection_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(plans);
};

/** Deletes the open plans of a job and returns them. If an inspection begins at the same moment, its plan stays: both lock
 * the plan. */
export const dropOpenPlans = async (tenant: Tenant, jobId: number): Promise<PlanRow[]> => {
  const plans = await tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.job_id = $2 and p.inspection_id is null order by p.id for update of p`,
    values: [tenant.organizationId, jobId],
    row: planRow,
  });
  await tenant.db
    .deleteFrom('planned_inspections')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(plans.map(({ id }) => id)))
    .execute();
  return plans;
};
