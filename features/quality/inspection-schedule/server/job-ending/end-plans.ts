import type { JobEnding } from '#features/sites/jobs/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type PlanRow, planColumns, planJoins, planRow } from '../plan/plan-repository.ts';
import { recordPlan } from '../plan/record-plan.ts';

const countOpenPlans = async (tenant: Tenant, jobId: number): Promise<number> => {
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
const dropOpenPlans = async (tenant: Tenant, jobId: number): Promise<PlanRow[]> => {
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

/** An ended job is no longer inspected: its open plans are dropped. Inspections that have begun go on. */
export const jobEnding: JobEnding = {
  count: async (tenant, jobId) => ({ inspections: await countOpenPlans(tenant, jobId) }),
  end: async (call, jobId, reason) => {
    for (const before of await dropOpenPlans(call.tenant, jobId))
      await recordPlan(call, { action: 'planned-inspection.dropped', before, after: null, note: reason });
  },
};
