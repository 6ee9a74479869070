import { inScopeSql, readersOf } from '#features/accounts/access/server';
import type { LeavingCall, PersonHolding } from '#features/accounts/people/server';
import type { Tenant } from '#platform/server/db/tenant';
import { shownDate } from '#platform/server/texts/shown-date';
import {
  loadPlan,
  movePlan,
  type PlanRow,
  planColumns,
  planJoins,
  planRow,
} from '../plan/plan-repository.ts';
import { recordPlan } from '../plan/record-plan.ts';

/** The planned inspections of a person that have not begun, at jobs in scope, the next first. `lock` locks them. */
const assignedPlans = (
  tenant: Tenant,
  userId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<PlanRow[]> =>
  tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.user_id = $2 and p.inspection_id is null${inScopeSql(tenant, 'j.id', '$3')}
      order by p.planned_on, p.id${lock ? ' for update of p' : ''}`,
    values: [tenant.organizationId, userId, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: planRow,
  });

/** A successor who cannot inspect the site does not take over its plan; it has no inspector then. */
const inspectorAfter = async ({ tenant }: LeavingCall, { job }: PlanRow, to: number | null) => {
  if (to === null) return null;
  const of = { jobId: job.id, flag: 'inspections.canEdit', evenInvited: true, userIds: [to] } as const;
  return (await readersOf(tenant, of)).has(to) ? to : null;
};

/** Inspections that are planned and have not begun. Who may hand them over is decided by the rights over the person. */
export const personHolding: PersonHolding = {
  // After assignments, because these let the successor see the sites.
  order: 35,
  count: async ({ tenant }, userId) => (await assignedPlans(tenant, userId)).length,
  list: async ({ tenant }, userId, max) =>
    (await assignedPlans(tenant, userId)).slice(0, max).map(({ id, job, planned_on }) => ({
      id,
      label: `${job.job_number} ${job.job_name} · ${shownDate(planned_on)}`,
      href: `/job/${job.id}`,
    })),
  handOver: async (call, userId, to) => {
    for (const before of await assignedPlans(call.tenant, userId, { lock: true })) {
      const user_id = await inspectorAfter(call, before, to);
      await movePlan(call.tenant, before.id, { user_id, planned_on: before.planned_on });
      const after = (await loadPlan(call.tenant, before.id)) ?? null;
      await recordPlan(call, { action: 'planned-inspection.rescheduled', before, after });
    }
  },
};
