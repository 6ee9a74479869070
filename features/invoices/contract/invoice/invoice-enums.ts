import type { invoiceTypes } from '#features/special-projects/contract';

export const invoiceStatuses = ['draft', 'invoiced', 'paid', 'uncollected'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** How a project is billed; one that is not billed has no invoices. */
export const billedTypes = [
  'one time',
  'monthly',
  'per occurrence',
] as const satisfies (typeof invoiceTypes)[number][];

export type BilledType = (typeof billedTypes)[number];
