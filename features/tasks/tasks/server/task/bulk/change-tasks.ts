import { forbidden, invalid, Problem } from '#platform/contract/errors';
import type { BulkAction, BulkResult } from '../../../contract/index.ts';
import { lockTasks, type TaskRecord } from '../task-repository.ts';
import { assignOne } from './assign-one.ts';
import type { BulkCall } from './bulk-call.ts';
import { finishOne } from './finish-one.ts';
import { type Assigned, publishAssigned } from './publish-assigned.ts';
import { publishMoved } from './publish-moved.ts';
import { reasonOf } from './reason-of.ts';
import { setDueOne } from './set-due-one.ts';

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
      result.failed.push({ id, number, title, reason: reasonOf(call, error) });
    }
  }
  await publishAssigned(call, assigned);
  await publishMoved(
    call,
    assigned.map(({ task }) => task),
  );
  return result;
};
