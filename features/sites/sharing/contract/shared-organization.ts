import { z } from 'zod';
import { slug } from '#features/accounts/organizations/contract';

/** Whether a path is below the address of an organization, where shared records are. */
export const isSharedPage = (path: string): boolean => {
  const [, first = '', ...rest] = path.split('/');
  return rest.some((part) => part !== '') && slug.safeParse(first).success;
};

/** The data of the organization that strangers may see. */
export const sharedOrganization = z.object({
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  primary_brand_color: z.string().nullable(),
  secondary_brand_color: z.string().nullable(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
});

export type SharedOrganization = z.infer<typeof sharedOrganization>;

/** `details` of a 410 answer: the link has ended; they say whom to contact. */
export type LinkOver = { organization: SharedOrganization };
