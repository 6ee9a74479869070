import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { factsOf, taskSteps } from './apply-transition.ts';
import type { TaskRecord } from './task-repository.ts';

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** Cancels tasks that the caller holds locked, because something larger ends. Needs no rights over the tasks: the caller has
 * checked those over the larger record. */
export const cancelTasks = async (
  call: Call,
  tasks: readonly TaskRecord[],
  reason: string,
): Promise<void> => {
  const { tenant, person, now, wiring } = call;
  for (const task of tasks) {
    const effect = async () => ({
      set: { completed_at: null, cancelled_at: now.toISOString() },
      data: { together: true },
    });
    await taskSteps.apply(call, factsOf(task, now), {
      name: 'cancel',
      note: reason,
      effect,
      followsOther: true,
    });
  }
  const [first] = tasks;
  if (!first) return;
  // Each person is notified once of all that concern them.
  await wiring.events.publish(tenant, {
    name: 'task.moved-together',
    entity: 'task-bulk',
    entityId: first.id,
    jobId: first.job_id,
    actorUserId: person?.userId ?? null,
    data: { transition: 'cancel', note: reason, task_ids: tasks.map(({ id }) => id) },
  });
};
