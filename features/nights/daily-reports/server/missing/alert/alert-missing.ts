import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { type Work, works } from '../../../contract/missing/work.ts';
import { claimMissing } from './claim-missing-repository.ts';

type Wiring = { events: Events };

const alertOf = async ({ events }: Wiring, tenant: Tenant, work: Work, now: Date): Promise<number> => {
  const ids = await claimMissing(tenant, work, now);
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

/** Publishes one batch of missing reports and one of missing logs; each person is told of all their sites at once. Returns
 * how many there were: 0 when all have been told. */
export const alertMissing = async (wiring: Wiring, tenant: Tenant, now: Date): Promise<number> => {
  let alerts = 0;
  for (const work of works) alerts += await alertOf(wiring, tenant, work, now);
  return alerts;
};
