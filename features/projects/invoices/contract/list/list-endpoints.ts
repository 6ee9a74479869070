import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { maxAccounted } from '../accounting/accounting-endpoints.ts';
import { invoiceRow } from '../invoice/invoice.ts';
import { readAccess } from '../invoice/invoice-endpoints.ts';
import { invoiceStatuses } from '../invoice/invoice-totals.ts';
import { ageBuckets } from '../receivables/ageing.ts';

export const invoiceSorts = ['issue', 'due', 'total'] as const;

/** Column ids, the same as those of the list on screen. */
export const invoiceExportColumns = [
  'number',
  'project',
  'client',
  'po_number',
  'issue_date',
  'due_date',
  'total',
  'balance',
  'status',
  'days_past_due',
  'exported',
] as const;

export const invoiceListQuery = pageQuery(invoiceSorts, { sort: 'issue', order: 'desc' }).extend({
  status: z.array(z.enum(invoiceStatuses)).max(invoiceStatuses.length).optional(),
  special_project_id: field.id.optional(),
  client_id: field.id.optional(),
  job_id: field.id.optional(),
  area_id: field.id.optional(),
  building_id: field.id.optional(),
  scheduler_id: field.id.optional(),
  /** Days of issue, both included. */
  issue_from: field.date.optional(),
  issue_to: field.date.optional(),
  due_from: field.date.optional(),
  due_to: field.date.optional(),
  /** Days on which something was paid. */
  paid_from: field.date.optional(),
  paid_to: field.date.optional(),
  past_due: z.boolean().optional(),
  /** Unpaid invoices of this age. */
  age: z.enum(ageBuckets).optional(),
  /** Only invoices with these ids. */
  ids: z.array(field.id).max(maxAccounted.general).optional(),
  /** Whether it went to the accounts. */
  exported: z.boolean().optional(),
});

export type InvoiceListFilters = Partial<z.input<typeof invoiceListQuery>>;

export const invoiceListEndpoints = {
  listInvoices: endpoint({
    method: 'GET',
    path: '/special-project/invoices',
    summary: 'Invoices of projects in scope, the latest first; drafts before them',
    access: readAccess,
    query: invoiceListQuery,
    answer: pageOf(invoiceRow),
  }),
  exportInvoices: endpoint({
    method: 'GET',
    path: '/special-project/invoices/export',
    summary: exportSummary('invoices'),
    access: { all: [...readAccess.all, 'canExportData'] },
    query: invoiceListQuery.omit(pageChoice).extend(exportFields(invoiceExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'invoice.exported',
  }),
};
