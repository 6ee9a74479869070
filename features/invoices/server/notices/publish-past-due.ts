import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { takePastDue } from './take-past-due-repository.ts';

/** Tells of one batch of invoices that were not paid in time; answers how many, 0 when all are told. */
export const publishPastDue = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const late = await takePastDue(tenant, now);
  for (const { id, job_id } of late)
    await events.publish(tenant, {
      ...{ name: 'invoice.past-due', entity: 'invoice', entityId: id, jobId: job_id, actorUserId: null },
    });
  return late.length;
};
