import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type Invoice, invoiceEndpoints } from '../contract/index.ts';
import { refreshInvoices } from './live.ts';

export const invoiceQuery = (id: number) => ({
  ...endpointQuery(invoiceEndpoints.getInvoice, { params: { id } }),
  meta: { quiet: true },
});

export const billingQuery = (projectId: number) => ({
  ...endpointQuery(invoiceEndpoints.getProjectBilling, { params: { projectId } }),
  meta: { quiet: true },
});

/** Shows an invoice as a call answered it, and reads again what depends on it. */
export const cacheInvoice = (client: QueryClient, invoice: Invoice): void => {
  client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
  refreshInvoices(client, [invoice.id]);
};
