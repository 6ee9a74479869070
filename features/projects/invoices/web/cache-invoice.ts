import type { QueryClient } from '@tanstack/react-query';
import type { Invoice } from '../contract/index.ts';
import { readInvoicesAgain } from './live.ts';
import { invoiceQuery } from './queries.ts';

/** Shows an invoice as a call answered it, and reads again what depends on it. */
export const cacheInvoice = (client: QueryClient, invoice: Invoice): void => {
  client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
  readInvoicesAgain(client, [invoice.id]);
};
