import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { inspectionStatus } from '#features/quality/inspections/contract';
import { dueOn } from '#features/quality/inspections/server';
import { jobJson } from '#features/sites/jobs/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { plannedInspection } from '../../contract/plan.ts';

export const planRow = plannedInspection.omit({ can: true }).extend({
  inspection: z
    .object({ id: z.int(), status: inspectionStatus, inspected_by: z.int().nullable() })
    .nullable(),
});

export type PlanRow = z.infer<typeof planRow>;

/** `p.inspection_id` decides whether it has begun: a statement that waited for the lock of the plan does not see the new
 * inspection itself yet. */
export const planColumns = `p.id, ${jobJson} as job,
  (select json_build_object('id', b.id, 'name', b.name) from buildings b
    where b.organization_id = $1 and b.id = p.building_id) as building,
  case when p.inspection_id is null then (${dueOn})::text end as due_on,
  (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
    where m.organization_id = $1 and m.user_id = p.user_id) as inspector,
  p.planned_on::text as planned_on,
  case when p.inspection_id is not null then (select json_build_object('id', p.inspection_id,
      'status', coalesce(max(t.status), 'new'), 'inspected_by', max(t.inspected_by)) from inspections t
    where t.organization_id = $1 and t.id = p.inspection_id) end as inspection, ${isoText('p.updated_at')} as updated_at`;

export const planJoins = `planned_inspections p join jobs j on j.organization_id = $1 and j.id = p.job_id
  and j.deleted_at is null`;

/** A plan of a job in scope. `lock` locks it for a change. */
export const loadPlan = async (tenant: Tenant, id: number, lock = false): Promise<PlanRow | undefined> => {
  const values = collectValues([tenant.organizationId, id]);
  const [found] = await tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.id = $2${inScopeSql(tenant, 'j.id', values)} ${lock ? 'for update of p' : ''}`,
    values: values.all,
    row: planRow,
  });
  return found;
};

export type Placed = { user_id: number | null; planned_on: string };

/** Returns the new id; undefined when the site has an open plan already. */
export const insertPlan = async (
  tenant: Tenant,
  plan: Placed & { job_id: number; building_id: number },
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('planned_inspections')
    .values({ organization_id: tenant.organizationId, ...plan, created_by: tenant.userId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'job_id', 'building_id'])
        .where('inspection_id', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

const one = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('planned_inspections')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

export const movePlan = async (tenant: Tenant, id: number, placed: Placed): Promise<void> => {
  await one(tenant, id)
    .set({ ...placed, updated_by: tenant.userId })
    .execute();
};

export const deletePlan = async (tenant: Tenant, id: number): Promise<void> => {
  await tenant.db
    .deleteFrom('planned_inspections')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
