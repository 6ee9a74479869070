import { z } from 'zod';

/** What strangers learn about the organization. */
export const sharedOrganization = z.object({
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  primary_brand_color: z.string().nullable(),
  secondary_brand_color: z.string().nullable(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
});

export type SharedOrganization = z.infer<typeof sharedOrganization>;

/** `details` of a 410: the link is over, and this is whom to turn to. */
export type LinkOver = { organization: SharedOrganization };
