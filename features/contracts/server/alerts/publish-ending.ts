import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { takeEnding } from './take-ending-repository.ts';

/** Tells of one batch of contracts whose term ends; answers how many, 0 when all are told. */
export const publishEnding = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ending = await takeEnding(tenant, now);
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
