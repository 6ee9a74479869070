import { peopleOfJob } from '#features/accounts/access/server';
import type { LeavingCall, PersonHolding } from '#features/accounts/people/server';
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
import { countHeldTasks, heldTaskIds, heldTasks, lockHeldSeries } from './held-work-repository.ts';

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
  for (const series of await lockHeldSeries(tenant, who.userId)) {
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
  count: ({ tenant }, userId) => countHeldTasks(tenant, userId),
  list: async ({ tenant }, userId, max) =>
    (await heldTasks(tenant, userId, max)).map(({ id, number, title }) => ({
      id,
      label: `${number} ${title}`,
      href: `/task/${id}`,
    })),
  handOver: async (call, userId, to) => {
    const { tenant } = call;
    await reassignSeries(call, { userId, to });
    const ids = await heldTaskIds(tenant, userId);
    const tasks = ids.length === 0 ? [] : await lockTasks(tenant, ids);
    const assigned = [];
    for (const task of tasks) assigned.push(await reassign(call, task, { userId, to }));
    await publishAssigned(call, assigned);
  },
};
