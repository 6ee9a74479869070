import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimReminders } from './claim-reminders-repository.ts';

/** Reminds of one batch of inspections. Returns how many there were: 0 when all have been told. */
export const publishReminders = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const due = await claimReminders(tenant, now);
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
