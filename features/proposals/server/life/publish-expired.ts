import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { takeExpired } from './take-expired-repository.ts';

/** Tells of one batch of proposals that nobody answered in time; answers how many, 0 when all are told. */
export const publishExpired = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const over = await takeExpired(tenant, now);
  for (const { id, job_id } of over)
    await events.publish(tenant, {
      ...{ name: 'proposal.expired', entity: 'proposal', entityId: id, jobId: job_id, actorUserId: null },
    });
  return over.length;
};
