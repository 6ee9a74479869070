import { z } from 'zod';
import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { placeBuilding } from './place-building.ts';

const changed = z.object({ time_zone: z.unknown() }).partial();

/** `replace_pin` of a save means that the person agrees to lose a corrected position. */
export const placeListener = (queue: Queue): Listener => ({
  events: ['building.created', 'building.updated'],
  hear: (tenant, { name, entityId, data }) =>
    placeBuilding({ tenant, queue }, entityId, {
      created: name === 'building.created',
      replacePin: data.replace_pin === true,
      keepZone: changed.safeParse(data.changes).data?.time_zone !== undefined,
    }),
});
