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
  /** Whether it is offered for new work. Without it, a new vendor is, and a changed one stays as it was. */
  active: z.boolean().optional(),
};

/** Papers that a vendor must provide: the tax form W-9, and the certificate of insurance. */
export const documentKinds = ['w9', 'coi'] as const;

export const documentKind = z.enum(documentKinds);

export type DocumentKind = z.infer<typeof documentKind>;

export const vendorDocument = z.object({
  /** The id of the file. */
  id: field.id,
  kind: documentKind,
  name: z.string(),
  expires_on: z.string().nullable(),
});

export type VendorDocument = z.infer<typeof vendorDocument>;

export const vendor = z.object({
  id: field.id,
  name: z.string(),
  trade: z.string(),
  contact: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string(),
  active: z.boolean(),
  /** One of each kind at most. */
  documents: z.array(vendorDocument),
  deleted_at: z.string().nullable(),
  updated_at: z.string(),
});

export type Vendor = z.infer<typeof vendor>;
