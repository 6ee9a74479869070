import { z } from 'zod';

/** One change, as the data of an event of kind `change`; its id is the id of the event. */
export const change = z.object({ entity: z.string(), id: z.int(), name: z.string() });

export type Change = z.infer<typeof change>;

/** Milliseconds between signs of life: a reader that hears nothing for twice as long connects anew. */
export const heartbeatMilliseconds = 15_000;
