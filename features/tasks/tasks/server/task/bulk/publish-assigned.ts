import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../../contract/index.ts';
import type { TaskRecord } from '../task-repository.ts';

export type BulkCall = SignedInCall<(typeof taskEndpoints)['changeTasks']>;

export type Assigned = { task: TaskRecord; newcomers: readonly number[] };

/** Each person hears once of all that a call assigned to them. */
export const publishAssigned = async (
  { tenant, person, wiring }: Pick<BulkCall, 'tenant' | 'person' | 'wiring'>,
  assigned: readonly Assigned[],
): Promise<void> => {
  const people = new Set(assigned.flatMap(({ newcomers }) => newcomers));
  for (const userId of people) {
    const tasks = assigned.filter(({ newcomers }) => newcomers.includes(userId)).map(({ task }) => task);
    const [first, ...others] = tasks;
    if (!first) continue;
    await wiring.events.publish(tenant, {
      name: 'task.assigned-together',
      // Not the entity `task`: open pages have already been told of each task.
      entity: 'task-assignment',
      entityId: first.id,
      jobId: others.every(({ job_id }) => job_id === first.job_id) ? first.job_id : null,
      actorUserId: person.userId,
      data: { user_id: userId, task_ids: tasks.map(({ id }) => id) },
    });
  }
};
