import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { openStatuses } from '../../contract/index.ts';

/** Tasks that are still to be done and assigned to the person $2. */
const held = `from task_assignees ta join tasks t on t.organization_id = $1 and t.id = ta.task_id
  where ta.organization_id = $1 and ta.user_id = $2 and t.deleted_at is null
    and t.status in (${literals(openStatuses)})`;

const counted = z.object({ total: z.int() });

export const countHeldTasks = async (tenant: Tenant, userId: number): Promise<number> => {
  const [row] = await tenant.query({
    name: 'tasks-held-count',
    text: `select count(*)::int as total ${held}`,
    values: [tenant.organizationId, userId],
    row: counted,
  });
  return row?.total ?? 0;
};

export const heldTaskIds = async (tenant: Tenant, userId: number): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'tasks-held-ids',
    text: `select t.id ${held}`,
    values: [tenant.organizationId, userId],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

const named = z.object({ id: z.int(), number: z.int(), title: z.string() });

/** The tasks in the reader's scope, the soonest due first. */
export const heldTasks = (tenant: Tenant, userId: number, max: number): Promise<z.infer<typeof named>[]> =>
  tenant.query({
    text: `select t.id, t.number, t.title ${held}${inScopeSql(tenant, 't.job_id', '$4')}
      order by t.due_at nulls last, t.id limit $3`,
    values: [tenant.organizationId, userId, max, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: named,
  });

const heldSeries = z.object({
  id: z.int(),
  job_id: z.int(),
  building_id: z.int(),
  assignee_user_ids: z.array(z.int()),
});

/** Series that have not ended and assign their tasks to the person. Locked. */
export const lockHeldSeries = (tenant: Tenant, userId: number): Promise<z.infer<typeof heldSeries>[]> =>
  tenant.db
    .selectFrom('task_series')
    .select(['id', 'job_id', 'building_id', 'assignee_user_ids'])
    .where('organization_id', '=', tenant.organizationId)
    .where('status', 'in', ['active', 'paused'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb(eb.val(userId), '=', eb.fn.any('assignee_user_ids')))
    .orderBy('id')
    .forUpdate()
    .execute();
