import { z } from 'zod';
import { inScopeSql, peopleOfJob } from '#features/accounts/access/server';
import type { LeavingCall, PersonHolding } from '#features/accounts/people/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { openStatuses } from '../../contract/index.ts';
import { recordSeriesChange } from '../series/record-series-change.ts';
import { saveSeries } from '../series/series-repository.ts';
import { publishAssigned } from '../task/bulk/publish-assigned.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import {
  assigneesOf,
  lockTasks,
  replaceAssignees,
  type TaskRecord,
  updateTask,
} from '../task/task-repository.ts';

/** Tasks that are still to be done and assigned to the person $2. */
const held = `from task_assignees ta join tasks t on t.organization_id = $1 and t.id = ta.task_id
  where ta.organization_id = $1 and ta.user_id = $2 and t.deleted_at is null
    and t.status in (${literals(openStatuses)})`;

const counted = z.object({ total: z.int() });

const countAssignedTasks = async (tenant: Tenant, userId: number): Promise<number> => {
  const [row] = await tenant.query({
    name: 'tasks-held-count',
    text: `select count(*)::int as total ${held}`,
    values: [tenant.organizationId, userId],
    row: counted,
  });
  return row?.total ?? 0;
};

export const assignedTaskIds = async (tenant: Tenant, userId: number): Promise<number[]> => {
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
const assignedTasks = (tenant: Tenant, userId: number, max: number): Promise<z.infer<typeof named>[]> =>
  tenant.query({
    text: `select t.id, t.number, t.title ${held}${inScopeSql(tenant, 't.job_id', '$4')}
      order by t.due_at nulls last, t.id limit $3`,
    values: [tenant.organizationId, userId, max, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: named,
  });

const assignedSeries = z.object({
  id: z.int(),
  job_id: z.int(),
  building_id: z.int(),
  assignee_user_ids: z.array(z.int()),
});

/** Series that have not ended and assign their tasks to the person. Locked. */
const lockAssignedSeries = (tenant: Tenant, userId: number): Promise<z.infer<typeof assignedSeries>[]> =>
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

/** The other assignees, and the new person at jobs that person sees. At other jobs nobody takes the place, and the work may be
 * unassigned. */
const assigneesAfter = async (
  { tenant }: LeavingCall,
  jobId: number,
  before: readonly number[],
  { userId, to }: { userId: number; to: number | null },
): Promise<number[]> => {
  const others = before.filter((id) => id !== userId);
  if (to === null || others.includes(to)) return others;
  return (await peopleOfJob(tenant, jobId, [to])).has(to) ? [...others, to] : others;
};

const reassign = async (call: LeavingCall, task: TaskRecord, who: { userId: number; to: number | null }) => {
  const { tenant } = call;
  const before = await assigneesOf(tenant, task.id);
  const after = await assigneesAfter(call, task.job_id, before, who);
  await updateTask(tenant, task.id, {});
  await replaceAssignees(tenant, task.id, after);
  const changes = { assignee_user_ids: [before, after.toSorted((a, b) => a - b)] as [unknown, unknown] };
  await recordTaskChange(call, { action: 'task.updated', task, changes });
  return { task, newcomers: after.filter((id) => !before.includes(id)) };
};

const reassignSeries = async (call: LeavingCall, who: { userId: number; to: number | null }) => {
  const { tenant, person } = call;
  for (const series of await lockAssignedSeries(tenant, who.userId)) {
    const before = series.assignee_user_ids;
    const after = await assigneesAfter(call, series.job_id, before, who);
    await saveSeries(tenant, series.id, { assignee_user_ids: after, updated_by: person.userId });
    const changes = { assignee_user_ids: [before, after] as [unknown, unknown] };
    await recordSeriesChange(call, person, { action: 'series.updated', series, changes });
  }
};

/** Open tasks of a person, and series that would assign later ones. Needs no rights over tasks: the caller has checked those over
 * the person. */
export const personHolding: PersonHolding = {
  order: 30,
  count: ({ tenant }, userId) => countAssignedTasks(tenant, userId),
  list: async ({ tenant }, userId, max) =>
    (await assignedTasks(tenant, userId, max)).map(({ id, number, title }) => ({
      id,
      label: `${number} ${title}`,
      href: `/task/${id}`,
    })),
  handOver: async (call, userId, to) => {
    const { tenant } = call;
    await reassignSeries(call, { userId, to });
    const ids = await assignedTaskIds(tenant, userId);
    const tasks = ids.length === 0 ? [] : await lockTasks(tenant, ids);
    const assigned = [];
    for (const task of tasks) assigned.push(await reassign(call, task, { userId, to }));
    await publishAssigned(call, assigned);
  },
};
