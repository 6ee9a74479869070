import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimExpired } from './claim-expired-repository.ts';

/** Publishes an event for one batch of expired proposals; returns how many, 0 when none is left. */
export const publishExpired = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const over = await claimExpired(tenant, now);
  for (const { id, job_id } of over)
    await events.publish(tenant, {
      ...{ name: 'proposal.expired', entity: 'proposal', entityId: id, jobId: job_id, actorUserId: null },
    });
  return over.length;
};
