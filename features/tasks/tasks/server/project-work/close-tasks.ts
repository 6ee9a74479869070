import { invalid, type MessageRef, Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { BulkResult } from '../../contract/index.ts';
import { applyTransition } from '../task/apply-transition.ts';
import { refusalOf } from '../task/bulk/change-tasks.ts';
import { lockTasks } from '../task/task-repository.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  wiring: { events: Events };
  say: (messageRef: MessageRef) => string;
};

type Wanted = { id: number; serviced_at?: string | undefined };

/** Closes tasks of special projects, each with the moment of its work. An id that is out of scope or of another kind of task
 * refuses the whole call. A task that is refused by itself or by `check` is reported, and the others are closed. */
export const closeTasks = async (
  call: Call,
  wanted: readonly Wanted[],
  check: (one: Wanted) => void = () => {},
): Promise<BulkResult> => {
  const servicedAt = new Map(wanted.map(({ id, serviced_at }) => [id, serviced_at]));
  const tasks = await lockTasks(call.tenant, [...servicedAt.keys()]);
  const ours = tasks.filter(({ source }) => source === 'special_project');
  if (ours.length !== servicedAt.size) throw invalid({ tasks: ['invalid_ids'] });
  const result: BulkResult = { done: [], failed: [] };
  for (const task of ours) {
    try {
      check({ id: task.id, serviced_at: servicedAt.get(task.id) });
      await applyTransition(call, task, { transition: 'close', serviced_at: servicedAt.get(task.id) });
      result.done.push(task.id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { id, number, title } = task;
      result.failed.push({ id, number, title, reason: refusalOf(call, error) });
    }
  }
  return result;
};
