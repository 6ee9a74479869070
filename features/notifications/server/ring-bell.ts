import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

/** What the bell of a person says is other than before: open pages of that person read it again. */
export const ringBell = (
  events: Events,
  tenant: Tenant,
  userId: number,
  name: 'bell.rang' | 'bell.read',
): Promise<void> =>
  events.publish(tenant, { name, entity: 'bell', entityId: userId, jobId: null, actorUserId: null });
