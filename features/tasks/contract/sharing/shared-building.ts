import { z } from 'zod';

/** A building as strangers see it: without its id. */
export const sharedBuilding = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  time_zone: z.string(),
});

export type SharedBuilding = z.infer<typeof sharedBuilding>;
