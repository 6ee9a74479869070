import { z } from 'zod';
import { priceBases } from '#features/projects/special-projects/contract';

/** What a proposal says about its project: client, work, place, and whether the price is per occurrence. */
export const offer = z.object({
  title: z.string(),
  description: z.string(),
  client: z.string(),
  site: z.object({ name: z.string(), address: z.string() }).nullable(),
  price_basis: z.enum(priceBases),
});

export type Offer = z.infer<typeof offer>;
