import { z } from 'zod';
import { billableTypes, projectStatuses, units } from '#features/projects/special-projects/contract';
import { address } from '#features/sites/clients/contract';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { invoiceTransitions } from '../transitions/transitions.ts';
import { invoiceStatuses } from './invoice-totals.ts';

/** An invoice in lists. Amounts are dollars. */
export const invoiceRow = z.object({
  id: field.id,
  /** Null until it is issued for the first time. */
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  special_project: z.object({ id: field.id, number: z.string(), title: z.string() }),
  client: field.named,
  po_number: z.string().nullable(),
  issue_date: z.string().nullable(),
  due_date: z.string().nullable(),
  total: z.number(),
  balance: z.number(),
  past_due: z.boolean(),
  /** 0 unless it is past due. */
  days_past_due: z.int(),
  exported: z.boolean(),
});

export type InvoiceRow = z.infer<typeof invoiceRow>;

/** The billed client, as stored with the invoice. */
export const billTo = z.object({
  name: z.string(),
  account_number: z.string(),
  address: address.nullable(),
  emails: z.array(z.string()),
});

export type BillTo = z.infer<typeof billTo>;

const period = z.object({ from: z.string(), to: z.string() });

export const shownLine = z.object({
  description: z.string(),
  quantity: z.number(),
  unit_of_measure: z.enum(units),
  unit_price: z.number(),
  taxable: z.boolean(),
  amount: z.number(),
  task_id: field.id.nullable(),
});

/** The fields of a draft, saved or only proposed. */
const draftFields = {
  special_project_id: field.id,
  invoice_type: z.enum(billableTypes),
  period: period.nullable(),
  occurrence_task_ids: z.array(field.id),
  po_number: z.string().nullable(),
  lines: z.array(shownLine),
  discount: z.number(),
  tax_rate: z.number(),
  /** Whether its client is exempt from tax. */
  tax_exempt: z.boolean(),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  notes: z.string(),
  /** Dollars that may still be billed without a reason, this draft included. */
  left: z.number(),
};

/** The next invoice of a project: the draft that is there, or with `id` null one that nobody has saved. */
export const proposedInvoice = z.object({
  id: field.id.nullable(),
  ...draftFields,
  /** For a month in which the work began: from which day, and the dollars of its days. Whoever drafts it chooses between these
   * and the whole price. */
  part_month: z
    .object({
      from: z.string(),
      days: z.int(),
      days_in_month: z.int(),
      amount: z.number(),
      /** What the line of these days is called, in the language of clients. */
      description: z.string(),
    })
    .nullable(),
});

export type ProposedInvoice = z.infer<typeof proposedInvoice>;

export const payment = z.object({
  id: field.id,
  date: z.string(),
  amount: z.number(),
  reference: z.string(),
  /** Null for a payment that counts. */
  voided: z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() }).nullable(),
});

export const invoice = invoiceRow.extend({
  ...draftFields,
  special_project: invoiceRow.shape.special_project.extend({ status: z.enum(projectStatuses) }),
  job: namedJob.nullable(),
  bill_to: billTo,
  payments: z.array(payment),
  amount_paid: z.number(),
  paid_at: z.string().nullable(),
  payment_reference: z.string().nullable(),
  uncollected_reason: z.string().nullable(),
  over_reason: z.string().nullable(),
  payment_link: z.string().nullable(),
  /** The payment link on the paper: that of the invoice, else that of the settings; kept as it was at the issue. */
  payment_page: z.string().nullable(),
  /** The paper as issued, in each language. `sha256` is null until the file is made, moments later. Empty for a draft. */
  papers: z.array(z.object({ language: field.locale, sha256: z.string().nullable() })),
  /** When, by whom and in which file it was exported to the accounts; null if it was not. */
  accounted: z.object({ at: z.string(), by: z.string().nullable(), file: z.string().nullable() }).nullable(),
  /** Its number in WinTeam, once it was sent there. */
  winteam_invoice_number: z.string().nullable(),
  allowed_transitions: z.array(z.enum(invoiceTransitions.names)),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    pdf: z.boolean(),
    send: z.boolean(),
    void_payments: z.boolean(),
  }),
  time_zone: z.string(),
  timeline: z.array(historyEntry),
  updated_at: z.string(),
});

export type Invoice = z.infer<typeof invoice>;

export const billingHindrances = ['no_invoice', 'open_ended', 'not_scheduled', 'cancelled'] as const;

export type BillingHindrance = (typeof billingHindrances)[number];

export const projectBilling = z.object({
  special_project: z.object({
    id: field.id,
    number: z.string(),
    title: z.string(),
    status: z.enum(projectStatuses),
    client: field.named,
  }),
  /** Null for a project that is not billed. */
  invoice_type: z.enum(billableTypes).nullable(),
  price: z.number().nullable(),
  billed: z.number(),
  left: z.number(),
  invoices: z.array(invoiceRow),
  /** Why nobody can draft the next one now. */
  hindrance: z.enum(billingHindrances).nullable(),
  /** Whether this person may draft the next one now. */
  can_create: z.boolean(),
});

export type ProjectBilling = z.infer<typeof projectBilling>;
