import { forbidden, refused } from '#platform/contract/errors';
import { openStatuses } from '../../../contract/index.ts';
import { mayUpdate } from '../task-policy.ts';
import type { TaskRecord } from '../task-repository.ts';
import type { BulkCall } from './bulk-call.ts';

/** Fields change only while the work is still to be done, by whoever may change this task. */
export const checkOpen = ({ person }: BulkCall, task: TaskRecord, assignees: readonly number[]): void => {
  if (!mayUpdate(task, person, assignees.includes(person.userId))) throw forbidden();
  if (!(openStatuses as readonly string[]).includes(task.status)) throw refused('task_done');
};
