import { endpointQuery } from '#platform/web/api/index';
import { invoiceEndpoints } from '../contract/index.ts';

export const invoiceQuery = (id: number) => ({
  ...endpointQuery(invoiceEndpoints.getInvoice, { params: { id } }),
  meta: { quiet: true },
});

export const billingQuery = (projectId: number) => ({
  ...endpointQuery(invoiceEndpoints.getProjectBilling, { params: { projectId } }),
  meta: { quiet: true },
});
