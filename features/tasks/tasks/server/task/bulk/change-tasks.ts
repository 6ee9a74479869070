import { peopleOfJob } from '#features/accounts/access/server';
import { forbidden, invalid, type MessageRef, Problem, refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import { reasonOf } from '#platform/server/http/reason-of';
import { type BulkAction, type BulkResult, openStatuses } from '../../../contract/index.ts';
import { applyTransition } from '../apply-transition.ts';
import { dueInstant } from '../check-task-fields.ts';
import { recordTaskChange } from '../record-task-change.ts';
import { mayUpdate } from '../task-policy.ts';
import { assigneesOf, lockTasks, replaceAssignees, type TaskRecord, updateTask } from '../task-repository.ts';
import { zoneOf } from '../zone-repository.ts';
import { type Assigned, type BulkCall, publishAssigned } from './publish-assigned.ts';

/** Why one of many tasks was refused. That a person may not change this one is said of the task, not of the person. */
export const refusalOf = (call: { say: (messageRef: MessageRef) => string }, problem: Problem): string =>
  problem.messageRef.code === 'forbidden' ? call.say({ code: 'may_not' }) : reasonOf(call, problem);

/** Fields change only while the work is still to be done, by whoever may change this task. */
const checkOpen = ({ person }: BulkCall, task: TaskRecord, assignees: readonly number[]): void => {
  if (!mayUpdate(task, person, assignees.includes(person.userId))) throw forbidden();
  if (!(openStatuses as readonly string[]).includes(task.status)) throw refused('task_done');
};

/** Answers who is new to the task; they are told of all tasks of the call together. */
const assignOne = async (
  call: BulkCall,
  task: TaskRecord,
  userIds: readonly number[],
): Promise<readonly number[]> => {
  const { tenant } = call;
  const before = await assigneesOf(tenant, task.id);
  checkOpen(call, task, before);
  const newcomers = userIds.filter((id) => !before.includes(id));
  const people = await peopleOfJob(tenant, task.job_id, newcomers);
  if (newcomers.some((id) => !people.has(id))) {
    throw invalid({ assignee_user_ids: ['assignee_cannot_see_job'] });
  }
  const changes = changesOf(
    { assignee_user_ids: before },
    { assignee_user_ids: userIds.toSorted((a, b) => a - b) },
  );
  if (Object.keys(changes).length === 0) return [];
  // Changes `updated_at`, so that a form opened before this is stale.
  await updateTask(tenant, task.id, {});
  await replaceAssignees(tenant, task.id, userIds);
  await recordTaskChange(call, { action: 'task.updated', task, changes });
  return newcomers;
};

/** Each person hears once of all that a call closed or cancelled. */
const publishMoved = async (
  { body, tenant, person, wiring }: BulkCall,
  tasks: readonly TaskRecord[],
): Promise<void> => {
  const { change } = body;
  const [first, ...others] = tasks;
  if (!first || (change.action !== 'close' && change.action !== 'cancel')) return;
  await wiring.events.publish(tenant, {
    name: 'task.moved-together',
    // Not the entity `task`: open pages have already been told of each task.
    entity: 'task-bulk',
    entityId: first.id,
    jobId: others.every(({ job_id }) => job_id === first.job_id) ? first.job_id : null,
    actorUserId: person.userId,
    data: {
      transition: change.action,
      note: change.note ?? null,
      task_ids: tasks.map(({ id }) => id),
    },
  });
};

/** Sets the due date: the end of that day at the task's building. */
const setDueOne = async (call: BulkCall, task: TaskRecord, due: string | null): Promise<void> => {
  const { tenant, now } = call;
  checkOpen(call, task, await assigneesOf(tenant, task.id));
  const zone = await zoneOf(tenant, task.building_id);
  const today = dateAt(now, zone);
  if (due !== null && due < today) throw invalid({ due_at: ['only_future_dates'] });
  if (due !== null && !isEnterable(due, today)) throw invalid({ due_at: ['date_range'] });
  const dueAt = due && dueInstant(due, zone);
  const before = task.due_at && new Date(task.due_at).toISOString();
  if (before === dueAt) return;
  await updateTask(tenant, task.id, { due_at: dueAt });
  await recordTaskChange(call, { action: 'task.updated', task, changes: { due_at: [before, dueAt] } });
};

const finishOne = (
  call: BulkCall,
  task: TaskRecord,
  { action, note }: { action: 'close' | 'cancel'; note?: string | undefined },
): Promise<void> => applyTransition(call, task, { transition: action, note }, { together: true });

const flagOf = {
  assign: 'tasks.canUpdateTask',
  due: 'tasks.canUpdateTask',
  close: 'tasks.canEditTransaction',
  cancel: 'tasks.canEditTransaction',
} as const satisfies Record<BulkAction, string>;

/** Answers whom it was assigned to anew. */
const changeOne = async (call: BulkCall, task: TaskRecord): Promise<readonly number[]> => {
  const { change } = call.body;
  switch (change.action) {
    case 'assign':
      return assignOne(call, task, change.assignee_user_ids);
    case 'due':
      await setDueOne(call, task, change.due_at);
      return [];
    case 'close':
    case 'cancel':
      await finishOne(call, task, change);
      return [];
  }
};

/** Makes the same change to many tasks. Ids out of scope refuse the whole call and change nothing. A task that cannot change, by
 * its status or for missing evidence, is reported, and the others are changed. */
export const changeTasks = async (call: BulkCall): Promise<BulkResult> => {
  const { body, tenant, person } = call;
  if (!person.flags.has(flagOf[body.change.action])) throw forbidden();
  const tasks = await lockTasks(tenant, body.ids);
  if (tasks.length !== body.ids.length) throw invalid({ ids: ['invalid_ids'] });
  const result: BulkResult = { done: [], failed: [] };
  const assigned: Assigned[] = [];
  for (const task of tasks) {
    try {
      assigned.push({ task, newcomers: await changeOne(call, task) });
      result.done.push(task.id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { id, number, title } = task;
      result.failed.push({ id, number, title, reason: refusalOf(call, error) });
    }
  }
  await publishAssigned(call, assigned);
  await publishMoved(
    call,
    assigned.map(({ task }) => task),
  );
  return result;
};
