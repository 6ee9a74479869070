import { z } from 'zod';
import * as field from '#platform/contract/fields';

const line = field.text.max(100, 'character_limit_exceeded').default('');

export const vendorFields = {
  name: field.name,
  trade: line,
  contact: line,
  phone: field.phone.nullable().default(null),
  email: field.email.nullable().default(null),
  notes: field.longText.default(''),
};

export const vendor = z.object({
  id: field.id,
  name: z.string(),
  trade: z.string(),
  contact: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string(),
  updated_at: z.string(),
});

export type Vendor = z.infer<typeof vendor>;
