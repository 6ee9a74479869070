import { refreshProjects } from '#features/projects/special-projects/web';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import {
  invoiceEndpoints,
  invoiceListEndpoints,
  receivablesEndpoints,
  statementEndpoints,
  toInvoiceEndpoints,
} from '../contract/index.ts';

const { getInvoice, getProjectBilling } = invoiceEndpoints;

const shown = [
  invoiceListEndpoints.listInvoices,
  toInvoiceEndpoints.listToInvoice,
  receivablesEndpoints.getReceivables,
  statementEndpoints.getClientStatement,
  statementEndpoints.getClientBalance,
  getInvoice,
  getProjectBilling,
];

/** Reads projects again too, because the status of a project may follow that of its invoices. */
export const refreshInvoices: LiveEntity = (client) => {
  for (const endpoint of shown) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  refreshProjects(client, []);
};

export const live: LiveEntities = { invoice: refreshInvoices };
