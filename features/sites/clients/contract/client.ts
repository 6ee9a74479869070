import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { address } from './address.ts';
import { contactName } from './contact.ts';
import { clientStatuses, clientTransitions } from './transitions.ts';

export const clientTypes = ['management company', 'tenant', 'owner', 'other'] as const;

/** Which clients a list shows. */
export const clientViews = ['active', 'inactive', 'deleted'] as const;

/** Most addresses that invoices of one client are sent to. */
export const maxBillingEmails = 10;

/** WinTeam's numbers of its customer types: management company and tenant. */
export const winteamCustomerTypes = [2, 5] as const;

const webAddress = z
  .string()
  .trim()
  .max(200, 'character_limit_exceeded')
  .pipe(z.url({ protocol: /^https?$/, error: 'web_address' }));

export const accountNumber = field.text.min(1).max(40, 'character_limit_exceeded');

/** What people enter, beside account number and name; every field may be left out. */
export const otherClientFields = {
  type: z.enum(clientTypes).optional(),
  phone: field.phone.nullable().optional(),
  email: field.email.nullable().optional(),
  website: webAddress.nullable().optional(),
  address: address.nullable().optional(),
  billing_address: address.nullable().optional(),
  billing_email: z.array(field.email).max(maxBillingEmails).optional(),
  /** Days from the issue of an invoice to its due date. */
  payment_terms_days: z.int().min(0).max(365).optional(),
  requires_po: z.boolean().optional(),
  /** 8.25 is 8.25 %. */
  tax_rate_pct: z.number().min(0).max(100).multipleOf(0.001, 'three_decimals').optional(),
  tax_exempt: z.boolean().optional(),
  tax_exempt_id: field.text.max(40, 'character_limit_exceeded').nullable().optional(),
  /** Contacts that receive inspections get them when they become final. */
  mail_final_inspections: z.boolean().optional(),
  mail_night_digest: z.boolean().optional(),
  mail_log_digest: z.boolean().optional(),
  notes: field.longText.optional(),
  winteam_customer_number: field.text.min(1).max(8, 'character_limit_exceeded').nullable().optional(),
  winteam_customer_type_id: z.int().pipe(z.literal(winteamCustomerTypes)).nullable().optional(),
};

/** All that people enter, in the order of the form. */
export const clientFields = [
  'account_number',
  'name',
  'type',
  'phone',
  'email',
  'website',
  'address',
  'billing_address',
  'billing_email',
  'payment_terms_days',
  'requires_po',
  'tax_rate_pct',
  'tax_exempt',
  'tax_exempt_id',
  'mail_final_inspections',
  'mail_night_digest',
  'mail_log_digest',
  'notes',
  'winteam_customer_number',
  'winteam_customer_type_id',
] as const;

/** A client in lists and pick-lists. */
export const clientRow = z.object({
  id: field.id,
  account_number: z.string(),
  name: z.string(),
  type: z.enum(clientTypes),
  status: z.enum(clientStatuses),
  phone: z.string().nullable(),
  winteam_customer_number: z.string().nullable(),
  primary_contact: contactName.nullable(),
  active_jobs: z.int(),
  deleted_at: z.string().nullable(),
  /** Another active client with this name, for those who may merge the two. */
  same_name: z.object({ id: field.id, account_number: z.string() }).nullable(),
});

export type ClientRow = z.infer<typeof clientRow>;

export const client = clientRow.extend({
  email: z.string().nullable(),
  website: z.string().nullable(),
  address: address.nullable(),
  billing_address: address.nullable(),
  billing_email: z.array(z.string()),
  payment_terms_days: z.int(),
  requires_po: z.boolean(),
  tax_rate_pct: z.number(),
  tax_exempt: z.boolean(),
  tax_exempt_id: z.string().nullable(),
  mail_final_inspections: z.boolean(),
  mail_night_digest: z.boolean(),
  mail_log_digest: z.boolean(),
  notes: z.string(),
  winteam_customer_type_id: z.literal(winteamCustomerTypes).nullable(),
  logo: z.object({ id: field.id, url: z.string() }).nullable(),
  /** Buildings that a contact of the client can belong to. */
  buildings: z.array(field.named),
  /** What the caller may do. */
  allowed_transitions: z.array(z.enum(clientTransitions.names)),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    merge: z.boolean(),
    restore: z.boolean(),
    edit_contacts: z.boolean(),
  }),
  updated_at: z.string(),
});

export type ClientRecord = z.infer<typeof client>;
