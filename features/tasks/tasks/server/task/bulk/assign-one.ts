import { peopleOfJob } from '#features/accounts/access/server';
import { invalid } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { recordTaskChange } from '../record-task-change.ts';
import { assigneesOf, replaceAssignees, type TaskRecord, updateTask } from '../task-repository.ts';
import type { BulkCall } from './bulk-call.ts';
import { checkOpen } from './check-open.ts';

/** Answers who is new to the task; they are told of all tasks of the call together. */
export const assignOne = async (
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
