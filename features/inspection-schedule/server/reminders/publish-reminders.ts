import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { takeReminders } from './take-reminders-repository.ts';

/** Reminds of one batch of inspections; answers of how many, 0 when all are told. */
export const publishReminders = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const due = await takeReminders(tenant, now);
  for (const { job_id, ...data } of due) {
    await events.publish(tenant, {
      name: 'inspection-due.reminded',
      entity: 'inspection-due',
      entityId: job_id,
      jobId: job_id,
      actorUserId: null,
      data,
    });
  }
  return due.length;
};
