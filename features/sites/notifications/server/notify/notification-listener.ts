import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { kindOf, type NotificationKind } from './kind.ts';

/** Queues the notifications of an event, in the event's own transaction. */
export const notificationListener = (kinds: readonly NotificationKind[], queue: Queue): Listener => ({
  events: [...new Set(kinds.flatMap(({ events }) => events))],
  hear: async (tenant, event) => {
    const delay = kindOf(kinds, event)?.delay(event);
    if (delay === undefined) return;
    await queue.add(
      tenant,
      'notifications',
      { organizationId: tenant.organizationId, eventId: event.id },
      delay > 0 ? { startAfter: new Date(Date.now() + delay) } : {},
    );
  },
});
