import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimExpiring } from './claim-expiring-repository.ts';

/** Publishes one batch of documents that expire soon. Returns how many there were: 0 when all have been told. */
export const publishExpiring = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const expiring = await claimExpiring(tenant, now);
  for (const { file_id, job_id, expires_on, days } of expiring) {
    await events.publish(tenant, {
      name: 'job-document.expiring',
      entity: 'job-document',
      entityId: file_id,
      jobId: job_id,
      actorUserId: null,
      data: { expires_on, days },
    });
  }
  return expiring.length;
};
