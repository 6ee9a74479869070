import { readProjectsAgain } from '#features/special-projects/web';
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

/** The status of its project may follow. */
export const readInvoicesAgain: LiveEntity = (client) => {
  for (const endpoint of shown) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  readProjectsAgain(client, []);
};

export const live: LiveEntities = { invoice: readInvoicesAgain };
