import type { z } from 'zod';
import { toThousandths } from '#platform/contract/money';
import { address, type clientEndpoints } from '../../contract/index.ts';
import type { Client, ClientColumns } from './client-repository.ts';

type Entered = Omit<z.output<(typeof clientEndpoints)['updateClient']['body']>, 'updated_at'>;

/** The columns for the fields that were sent. A tax rate is stored in thousandths of a percent. */
export const columnsOf = ({ tax_rate_pct, ...fields }: Entered): ClientColumns => ({
  ...fields,
  ...(tax_rate_pct === undefined ? {} : { tax_rate_pct: toThousandths(tax_rate_pct) }),
});

const storedAddress = address.nullable();

/** A stored client in the terms of its fields. */
export const fieldsOf = (row: Client) => ({
  account_number: row.account_number,
  name: row.name,
  type: row.type as 'other',
  phone: row.phone,
  email: row.email,
  website: row.website,
  address: storedAddress.parse(row.address),
  billing_address: storedAddress.parse(row.billing_address),
  billing_email: row.billing_email,
  payment_terms_days: row.payment_terms_days,
  requires_po: row.requires_po,
  tax_rate_pct: row.tax_rate_pct / 1000,
  tax_exempt: row.tax_exempt,
  tax_exempt_id: row.tax_exempt_id,
  mail_final_inspections: row.mail_final_inspections,
  mail_night_digest: row.mail_night_digest,
  mail_log_digest: row.mail_log_digest,
  notes: row.notes,
  winteam_customer_number: row.winteam_customer_number,
  winteam_customer_type_id: row.winteam_customer_type_id as 2 | 5 | null,
});
