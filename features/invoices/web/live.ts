import { readProjectsAgain } from '#features/special-projects/web';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { invoiceEndpoints, invoiceListEndpoints } from '../contract/index.ts';

const { getInvoice, getProjectBilling } = invoiceEndpoints;

/** The status of its project may follow. */
export const readInvoicesAgain: LiveEntity = (client) => {
  for (const endpoint of [invoiceListEndpoints.listInvoices, getInvoice, getProjectBilling])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  readProjectsAgain(client, []);
};

export const live: LiveEntities = { invoice: readInvoicesAgain };
