import { z } from 'zod';
import { roleName } from '#features/accounts/access/contract';
import * as field from '#platform/contract/fields';

/** Maximum number of views of one person, or of one role, for one list. */
export const maxViews = 10;

/** Maximum characters of all names and values together. */
const longestAddress = 4000;

export const listName = z.string().regex(/^[a-z][a-z-]{1,39}$/);

const addressPart = z.string().regex(/^[a-z][a-z_]{0,39}$/);

export const viewAddress = z
  .record(addressPart, field.text.max(1000, 'character_limit_exceeded'))
  .refine((address) => JSON.stringify(address).length <= longestAddress, 'view_too_large');

export const savedView = z.object({
  id: field.id,
  list: z.string(),
  name: z.string(),
  /** Null for a private view. */
  role: roleName.nullable(),
  query: z.record(z.string(), z.string()),
  is_default: z.boolean(),
  updated_at: z.string(),
  can: z.object({ update: z.boolean() }),
});

export type SavedView = z.infer<typeof savedView>;
