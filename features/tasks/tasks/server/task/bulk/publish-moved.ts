import type { TaskRecord } from '../task-repository.ts';
import type { BulkCall } from './bulk-call.ts';

/** Each person hears once of all that a call closed or cancelled. */
export const publishMoved = async (
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
