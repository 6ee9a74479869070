import type { InvoiceType, ProjectStatus } from './project-enums.ts';

/** What became of billing a project, as its owner asks: of all that is due for it. */
export const invoiceStatuses = ['not_invoiced', 'part_invoiced', 'invoiced', 'paid', 'nothing'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Of its issued invoices, where there are any: all paid, or not. */
export const billedStates = ['issued', 'paid'] as const;

export type BilledState = (typeof billedStates)[number];

type Billed = { status: ProjectStatus; invoice_type: InvoiceType | null; billed: BilledState | null };

/** A project has the status `invoiced` once everything due is on invoices that were issued. */
export const invoiceStatusOf = ({ status, invoice_type, billed }: Billed): InvoiceStatus => {
  if (status === 'invoiced') return billed === 'paid' ? 'paid' : 'invoiced';
  if (billed) return 'part_invoiced';
  return invoice_type === 'no invoice' || status === 'cancelled' ? 'nothing' : 'not_invoiced';
};
