import { z } from 'zod';
import { billableTypes, projectStatuses } from '#features/projects/special-projects/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { invoice, invoiceRow } from '../invoice/invoice.ts';
import { readAccess } from '../invoice/invoice-endpoints.ts';

const access = { all: [...readAccess.all, 'specialProjects.canCreateInvoice'] } as const;

export const toInvoiceSorts = ['age', 'value'] as const;

/** Maximum number of projects in one call. */
export const maxDrafted = 100;

/** A project whose work is done and not billed. */
export const toInvoiceRow = z.object({
  id: field.id,
  number: z.string(),
  title: z.string(),
  status: z.enum(projectStatuses),
  invoice_type: z.enum(billableTypes),
  client: invoiceRow.shape.client,
  job: invoice.shape.job,
  /** The day on which the oldest work without an invoice was done. */
  done_on: z.string(),
  age_days: z.int(),
  /** Dollars before tax. */
  value: z.number(),
  /** A draft that exists already; the value above is what is left besides it. */
  draft_id: field.id.nullable(),
});

export type ToInvoiceRow = z.infer<typeof toInvoiceRow>;

export const draftedOutcome = z.object({
  /** `drafted` is false where a draft existed already. */
  done: z.array(
    z.object({
      id: field.id,
      number: z.string(),
      title: z.string(),
      invoice_id: field.id,
      drafted: z.boolean(),
    }),
  ),
  /** The projects without a draft, each with the reason in the reader's language. */
  failed: z.array(z.object({ id: field.id, number: z.string(), title: z.string(), reason: z.string() })),
});

export type DraftedOutcome = z.infer<typeof draftedOutcome>;

export const toInvoiceEndpoints = {
  listToInvoice: endpoint({
    method: 'GET',
    path: '/special-project/invoices/to-invoice',
    summary:
      'Projects in scope whose work is done and not on an invoice, the oldest first, with what that is worth',
    access,
    query: pageQuery(toInvoiceSorts, { sort: 'age', order: 'desc' }).extend({
      client_id: field.id.optional(),
      job_id: field.id.optional(),
      invoice_type: z.array(z.enum(billableTypes)).max(billableTypes.length).optional(),
    }),
    answer: pageOf(toInvoiceRow).extend({ value: z.number() }),
  }),
  draftInvoices: endpoint({
    method: 'POST',
    path: '/special-project/invoices/to-invoice',
    summary:
      'Draft the next invoice of each of these projects, once for each; a draft that is there is answered, ids out of sight refuse the whole call',
    access,
    body: z.strictObject({ ids: z.array(field.id).min(1, 'required').max(maxDrafted) }),
    answer: draftedOutcome,
    rate: 'write',
    audit: 'invoice.created',
  }),
};
