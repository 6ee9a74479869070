import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const contactRanks = ['primary', 'secondary', 'other'] as const;

/** What a contact can be sent by email. */
export const receivable = ['inspections', 'reports', 'action_logs', 'invoices'] as const;

export type Receivable = (typeof receivable)[number];

export const receives = z.strictObject({
  inspections: z.boolean(),
  reports: z.boolean(),
  action_logs: z.boolean(),
  invoices: z.boolean(),
});

export const contactName = field.named;

export const clientContact = z.object({
  id: field.id,
  client_id: field.id,
  building_id: field.id.nullable(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  rank: z.enum(contactRanks),
  receives,
  /** Marked by people: an agreement says that the contact gets what is sent. */
  contractual: z.boolean(),
  /** The language of what is sent; null: the company's language for clients. */
  language: field.locale.nullable(),
  /** When a mail server refused the address for good. */
  email_refused_at: z.string().nullable(),
  updated_at: z.string(),
});

export type ClientContact = z.infer<typeof clientContact>;

/** `locked`: an agreement names the contact, or people have marked it so; it cannot be deleted. */
export const ownContact = clientContact.extend({ locked: z.boolean() });

export type OwnContact = z.infer<typeof ownContact>;

const otherFields = {
  title: field.text.max(100, 'character_limit_exceeded').nullable().optional(),
  email: field.email.nullable().optional(),
  phone: field.phone.nullable().optional(),
  rank: z.enum(contactRanks).optional(),
  receives: receives.optional(),
  contractual: z.boolean().optional(),
  language: field.locale.nullable().optional(),
};

/** A contact that is entered together with its client. */
export const firstContact = z.strictObject({ name: field.personName, ...otherFields });

export const newContact = firstContact.extend({ building_id: field.id.nullable().optional() });

export const contactChange = newContact.partial().extend({ updated_at: field.updatedAt });

export type ContactFields = z.output<typeof newContact>;
