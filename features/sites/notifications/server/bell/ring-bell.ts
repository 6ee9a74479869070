import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

/** Announces that a person's notifications changed, so that the open pages of that person read them again. */
export const ringBell = (
  events: Events,
  tenant: Tenant,
  userId: number,
  name: 'bell.rang' | 'bell.read',
): Promise<void> =>
  events.publish(tenant, { name, entity: 'bell', entityId: userId, jobId: null, actorUserId: null });
