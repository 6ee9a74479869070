import type { ClientTarget } from '../contract/index.ts';

/** The one row of the template. */
export const example: Record<ClientTarget, string> = {
  account_number: 'ACME-1',
  name: 'Acme Properties',
  type: 'management company',
  phone: '(303) 555-0147',
  email: 'office@example.com',
  address: '100 Main St',
  address_2: 'Suite 200',
  city: 'Denver',
  county: 'Denver',
  state: 'CO',
  zip: '80202',
  billing_email: 'invoices@example.com',
  payment_terms_days: '30',
  tax_rate_pct: '8.25',
  tax_exempt: 'no',
  requires_po: 'no',
  notes: '',
  contact_name: 'Dana Finch',
  contact_title: 'Property manager',
  contact_email: 'dana@example.com',
  contact_phone: '(303) 555-0148',
  contact_rank: 'primary',
};
