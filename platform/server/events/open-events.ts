import type { Event, Events, Listener } from './event.ts';
import { insertEvent } from './event-repository.ts';

/** Listeners run one after the other, in the order given; one that fails takes the change back with it. */
export const openEvents = (listeners: readonly Listener[]): Events => ({
  publish: async (tenant, event) => {
    const written: Event = await insertEvent(tenant, event);
    for (const { hears, hear } of listeners) if (hears.includes(event.name)) await hear(tenant, written);
  },
});
