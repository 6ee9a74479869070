import { z } from 'zod';

/** One change: the data of a stream event of kind `change`. Its id is the id of the event. */
export const change = z.object({ entity: z.string(), id: z.int(), name: z.string() });

export type Change = z.infer<typeof change>;

/** Milliseconds between heartbeats. A reader that receives nothing for twice as long connects again. */
export const heartbeatMilliseconds = 15_000;
