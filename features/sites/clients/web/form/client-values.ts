import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { readAmount } from '#platform/contract/read-amount';
import {
  type Address,
  address,
  type ClientRecord,
  clientEndpoints,
  maxBillingEmails,
  winteamCustomerTypes,
} from '../../contract/index.ts';

export type AddressValues = Record<keyof Address, string>;

/** The values of both forms; an empty text means no value. */
export type ClientValues = {
  account_number: string;
  name: string;
  type: ClientRecord['type'];
  phone: string;
  email: string;
  website: string;
  address: AddressValues;
  billing_address: AddressValues;
  billing_email: string;
  payment_terms_days: string;
  requires_po: boolean;
  tax_rate_pct: string;
  tax_exempt: boolean;
  tax_exempt_id: string;
  mail_final_inspections: boolean;
  mail_night_digest: boolean;
  mail_log_digest: boolean;
  notes: string;
  winteam_customer_number: string;
  winteam_customer_type_id: string;
};

const { account_number, name, ...others } = clientEndpoints.createClient.body.omit({ contacts: true }).shape;

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  Object.values(value as AddressValues).every((text) => text.trim() === '');

const typedAddress = z.preprocess((typed) => (isBlank(typed) ? null : typed), address.nullable());

export const typedNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    return typed.trim() === '' ? undefined : (readAmount(typed) ?? Number.NaN);
  }, schema);

const typedEmails = z.preprocess(
  (typed) => (typeof typed === 'string' ? typed.split(/[\s,;]+/).filter(Boolean) : (typed ?? [])),
  z.array(field.email).max(maxBillingEmails),
);

/** Adds the scheme to an address where people left it out. */
const typedWebsite = z.preprocess(
  (typed) =>
    typeof typed === 'string' && !/^[a-z]+:/i.test(typed.trim()) ? `https://${typed.trim()}` : typed,
  others.website,
);

/** Turns what is typed into the fields of the calls. An emptied field is sent as null, so that it is cleared. */
export const typedFields = {
  account_number,
  name,
  ...others,
  website: z.union([z.null(), typedWebsite]),
  address: typedAddress,
  billing_address: typedAddress,
  billing_email: typedEmails,
  payment_terms_days: typedNumber(others.payment_terms_days.unwrap()),
  tax_rate_pct: typedNumber(others.tax_rate_pct.unwrap().default(0)),
  winteam_customer_type_id: z.union([z.null(), typedNumber(z.literal(winteamCustomerTypes))]),
};

export const editSchema = z.strictObject({ ...typedFields, updated_at: field.updatedAt });

const noAddress: AddressValues = { line_1: '', line_2: '', city: '', county: '', state: '', zip: '' };

export const emptyClient: ClientValues = {
  account_number: '',
  name: '',
  type: 'management company',
  phone: '',
  email: '',
  website: '',
  address: noAddress,
  billing_address: noAddress,
  billing_email: '',
  payment_terms_days: '',
  requires_po: false,
  tax_rate_pct: '',
  tax_exempt: false,
  tax_exempt_id: '',
  mail_final_inspections: false,
  mail_night_digest: false,
  mail_log_digest: false,
  notes: '',
  winteam_customer_number: '',
  winteam_customer_type_id: '',
};

export const valuesOf = (client: ClientRecord): ClientValues => ({
  account_number: client.account_number,
  name: client.name,
  type: client.type,
  phone: client.phone ?? '',
  email: client.email ?? '',
  website: client.website ?? '',
  address: client.address ?? noAddress,
  billing_address: client.billing_address ?? noAddress,
  billing_email: client.billing_email.join(', '),
  payment_terms_days: String(client.payment_terms_days),
  requires_po: client.requires_po,
  tax_rate_pct: client.tax_rate_pct === 0 ? '' : String(client.tax_rate_pct),
  tax_exempt: client.tax_exempt,
  tax_exempt_id: client.tax_exempt_id ?? '',
  mail_final_inspections: client.mail_final_inspections,
  mail_night_digest: client.mail_night_digest,
  mail_log_digest: client.mail_log_digest,
  notes: client.notes,
  winteam_customer_number: client.winteam_customer_number ?? '',
  winteam_customer_type_id: client.winteam_customer_type_id?.toString() ?? '',
});
