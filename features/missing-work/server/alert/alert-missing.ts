import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { takeMissing } from './take-missing-repository.ts';

/** Tells of one batch of missing reports, each person of all their sites at once; answers how many, 0 when all are told. */
export const alertMissing = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ids = await takeMissing(tenant, now);
  const [first] = ids;
  if (first === undefined) return 0;
  await events.publish(tenant, {
    name: 'missing-work.alerted',
    entity: 'missing-work',
    entityId: first,
    jobId: null,
    actorUserId: null,
    data: { ids },
  });
  return ids.length;
};
