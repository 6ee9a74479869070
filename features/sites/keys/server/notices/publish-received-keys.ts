import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

/** Publishes one event for all keys that a person receives at once. It has no job, because the person may not see the site
 * before the first day there. */
export const publishReceivedKeys = async (
  { tenant, person, wiring }: Call,
  userId: number,
  keyIds: readonly number[],
): Promise<void> => {
  if (keyIds.length === 0) return;
  await wiring.events.publish(tenant, {
    name: 'held-keys.received',
    entity: 'held-keys',
    entityId: userId,
    jobId: null,
    actorUserId: person.userId,
    data: { key_ids: keyIds },
  });
};
