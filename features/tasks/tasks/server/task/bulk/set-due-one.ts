import { invalid } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import { recordTaskChange } from '../record-task-change.ts';
import { dueInstant } from '../task-dates.ts';
import { assigneesOf, type TaskRecord, updateTask } from '../task-repository.ts';
import { zoneOf } from '../zone-repository.ts';
import type { BulkCall } from './bulk-call.ts';
import { checkOpen } from './check-open.ts';

/** Sets the due date: the end of that day at the task's building. */
export const setDueOne = async (call: BulkCall, task: TaskRecord, due: string | null): Promise<void> => {
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
