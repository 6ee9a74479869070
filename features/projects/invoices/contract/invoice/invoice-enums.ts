export const invoiceStatuses = ['draft', 'invoiced', 'paid', 'uncollected'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];
