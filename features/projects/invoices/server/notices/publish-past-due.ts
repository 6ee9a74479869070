import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimPastDue } from './claim-past-due-repository.ts';

/** Publishes an event for one batch of past due invoices; returns how many, 0 when none is left. */
export const publishPastDue = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const late = await claimPastDue(tenant, now);
  for (const { id, job_id } of late)
    await events.publish(tenant, {
      ...{ name: 'invoice.past-due', entity: 'invoice', entityId: id, jobId: job_id, actorUserId: null },
    });
  return late.length;
};
