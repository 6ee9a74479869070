import { billableTypes } from '#features/projects/special-projects/contract';
import { clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, defineList } from '#platform/web/list/index';
import { toInvoiceEndpoints, toInvoiceSorts } from '../../contract/index.ts';

/** The work that is done and not on an invoice, the oldest first. */
export const toInvoiceList = defineList({
  name: 'to-invoice',
  endpoint: toInvoiceEndpoints.listToInvoice,
  sorts: toInvoiceSorts,
  sort: 'age',
  order: 'desc',
  filters: [
    choicesFilter('invoice_type', {
      label: 'special-projects:field.invoice_type',
      choices: billableTypes,
      word: (type, t) => t(`special-projects:invoiceType.${type}`),
    }),
    clientFilter('client_id'),
    siteFilter('job_id'),
  ],
  quickViews: [],
  phoneSorts: [
    { sort: 'age', order: 'desc', label: 'invoices:toInvoice.sortAge' },
    { sort: 'value', order: 'desc', label: 'invoices:toInvoice.sortValue' },
  ],
});
