import type { Event, Events, Listener } from './event.ts';
import { insertEvent } from './event-repository.ts';

/** Listeners run one after the other, in the given order. If one fails, the change is rolled back. */
export const openEvents = (listeners: readonly Listener[]): Events => {
  const own: Events = {
    publish: async (tenant, event) => {
      const written: Event = await insertEvent(tenant, event);
      for (const { events, hear } of listeners)
        if (events.includes(event.name)) await hear(tenant, written, own);
    },
  };
  return own;
};
