import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimPastDue } from './past-due-repository.ts';

/** Tells of one batch of tasks that became past due; returns how many, 0 when all are told. */
export const publishPastDue = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const late = await claimPastDue(tenant, now);
  for (const { task_id, job_id, day } of late) {
    await events.publish(tenant, {
      name: 'task.past-due',
      entity: 'task',
      entityId: task_id,
      jobId: job_id,
      actorUserId: null,
      data: { day },
    });
  }
  return late.length;
};
