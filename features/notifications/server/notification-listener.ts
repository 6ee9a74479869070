import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/jobs/queue';
import { kindOf, type NotificationKind } from './kind.ts';

/** Adds the work of telling people, in the transaction of what happened. */
export const notificationListener = (kinds: readonly NotificationKind[], queue: Queue): Listener => ({
  hears: [...new Set(kinds.flatMap(({ hears }) => hears))],
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
