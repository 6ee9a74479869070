import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { claimEnding } from './claim-ending-repository.ts';

/** Publishes an event for one batch of contracts whose term ends; returns how many, 0 when none is left. */
export const publishEnding = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ending = await claimEnding(tenant, now);
  for (const { contract_id, job_id, ends_on, days } of ending) {
    await events.publish(tenant, {
      name: 'contract.ending',
      entity: 'contract',
      entityId: contract_id,
      jobId: job_id,
      actorUserId: null,
      data: { ends_on, days },
    });
  }
  return ending.length;
};
