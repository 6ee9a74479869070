import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const clientTypes = ['management company', 'tenant', 'owner', 'other'] as const;

export const clientContact = z.object({
  id: field.id,
  client_id: field.id,
  building_id: field.id.nullable(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  rank: z.enum(['primary', 'secondary', 'other']),
});

export type ClientContact = z.infer<typeof clientContact>;

export const clientRow = z.object({
  id: field.id,
  account_number: z.string(),
  name: z.string(),
  type: z.enum(clientTypes),
  status: z.enum(['active', 'inactive']),
  phone: z.string().nullable(),
  active_jobs: z.int(),
});

export type ClientRow = z.infer<typeof clientRow>;
