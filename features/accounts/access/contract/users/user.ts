import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const license = z.enum(['full', 'viewer']);

export const membershipStatus = z.enum(['invited', 'active', 'deactivated']);

export type PersonStatus = z.infer<typeof membershipStatus>;

/** Whoever may hold work: duties, tasks, shifts, plans, keys. Invited people may, because a company is set up before anybody has
 * accepted. This gives no right: acting needs a session, which begins with the acceptance, and until then nobody is notified. */
export const workHolders: readonly PersonStatus[] = ['invited', 'active'];

/** A person in pick-lists and other features. */
export const personCard = z.object({
  id: field.id,
  name: z.string(),
  title: z.string().nullable(),
  profile_photo_id: field.id.nullable(),
  profile_photo_url: z.string().nullable(),
});

export type PersonCard = z.infer<typeof personCard>;

export const roleName = z.object({ id: field.id, key: z.string(), name: z.string() });

/** A person's membership of the organization. */
export const user = personCard.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  employee_code: z.string().nullable(),
  employee_number: z.string().nullable(),
  license,
  status: membershipStatus,
  roles: z.array(roleName),
  dashboard: z.string(),
  created_at: z.string(),
});

export type User = z.infer<typeof user>;
