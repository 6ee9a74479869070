import type { InvoiceType, ProjectStatus } from './project-enums.ts';

/** How much of what is due for a project is invoiced or paid. */
export const invoiceStatuses = ['not_invoiced', 'part_invoiced', 'invoiced', 'paid', 'nothing'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Its issued invoices, if there are any: not all paid, or all paid. */
export const billedStates = ['issued', 'paid'] as const;

export type BilledState = (typeof billedStates)[number];

type Billed = { status: ProjectStatus; invoice_type: InvoiceType | null; billed: BilledState | null };

/** A project has the status `invoiced` once everything due is on invoices that were issued. */
export const invoiceStatusOf = ({ status, invoice_type, billed }: Billed): InvoiceStatus => {
  if (status === 'invoiced') return billed === 'paid' ? 'paid' : 'invoiced';
  if (billed) return 'part_invoiced';
  return invoice_type === 'no invoice' || status === 'cancelled' ? 'nothing' : 'not_invoiced';
};
