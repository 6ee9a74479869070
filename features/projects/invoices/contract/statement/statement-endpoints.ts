import { z } from 'zod';
import { recordMailEndpoints } from '#features/sites/record-mail/contract';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { dateRange, rangeFields, ranges } from '#platform/contract/range-fields';
import { readAccess } from '../invoice/invoice-endpoints.ts';
import { aged } from '../receivables/receivables-endpoints.ts';

/** Maximum number of invoices on one statement. */
export const maxOnStatement = 2000;

const named = z.object({ id: field.id, number: z.string() });

/** Amounts are dollars. */
export const statementLine = z.object({
  kind: z.enum(['invoice', 'payment', 'void']),
  date: z.string(),
  invoice: named.extend({ due_date: z.string() }),
  project: named.extend({ title: z.string() }),
  reference: z.string(),
  /** Below zero for a payment. */
  amount: z.number(),
  balance: z.number(),
});

export type StatementLine = z.infer<typeof statementLine>;

export const clientStatement = z.object({
  client: z.object({ id: field.id, name: z.string(), account_number: z.string() }),
  /** Null: all invoices that are open now. */
  period: dateRange.nullable(),
  /** The day of its closing balance. */
  as_of: z.string(),
  /** False when the account is partial, because the reader does not see all job sites or projects. */
  whole: z.boolean(),
  opening: z.number(),
  lines: z.array(statementLine),
  closing: z.number(),
  aged,
  /** Whether the client gets reminders, provided that the organization sends any. */
  reminded: z.boolean(),
  organization_reminds: z.boolean(),
  can: z.object({ switch_reminders: z.boolean(), send: z.boolean(), pdf: z.boolean() }),
});

export type ClientStatement = z.infer<typeof clientStatement>;

/** Dollars. */
export const clientBalance = clientStatement
  .pick({ whole: true })
  .extend({ open: z.number(), past_due: z.number() });

export type ClientBalance = z.infer<typeof clientBalance>;

const path = '/special-project/invoices/client/{id}';

const { from, to } = rangeFields;

/** Without a range and its days, the statement covers all invoices that are open now. */
const period = z.strictObject({ range: z.enum(ranges).optional(), from, to });

const ofClient = { access: readAccess, params: field.idParams } as const;

const mayBill = { all: [...readAccess.all, 'specialProjects.canTransitionInvoices'] } as const;

const mail = recordMailEndpoints({
  path,
  record: 'the statement of what a client owes today',
  access: mayBill,
  audit: 'client.statement-emailed',
});

export const statementEndpoints = {
  getClientStatement: endpoint({
    ...ofClient,
    method: 'GET',
    path: `${path}/statement`,
    summary:
      'What a client was billed and paid for projects in scope, at most 2,000 invoices, and what is owed',
    query: period,
    answer: clientStatement,
  }),
  getClientStatementPdf: endpoint({
    ...ofClient,
    method: 'GET',
    path: `${path}/statement/pdf`,
    summary: 'The same on paper',
    access: { all: [...readAccess.all, 'specialProjects.canDownloadInvoicePdf'] },
    query: period.extend({ language: field.locale.optional() }),
    answer: 'paper',
    rate: 'export',
  }),
  exportClientStatement: endpoint({
    ...ofClient,
    method: 'GET',
    path: `${path}/statement/export`,
    summary: 'Its lines as a file',
    access: { all: [...readAccess.all, 'canExportData'] },
    query: period.extend(
      exportFields(['date', 'kind', 'invoice', 'project', 'due_date', 'reference', 'amount', 'balance']),
    ),
    answer: 'file',
    rate: 'export',
    audit: 'client-statement.exported',
  }),
  getClientBalance: endpoint({
    ...ofClient,
    method: 'GET',
    path: `${path}/balance`,
    summary: 'What a client owes for projects in scope, and how much of it is past due',
    answer: clientBalance,
  }),
  switchClientReminders: endpoint({
    ...ofClient,
    method: 'PUT',
    path: `${path}/reminders`,
    summary: 'Whether a client is reminded of invoices',
    access: mayBill,
    body: z.strictObject({ reminded: z.boolean() }),
    answer: z.object({ reminded: z.boolean() }),
    rate: 'write',
    audit: 'client.reminders-switched',
  }),
  listStatementRecipients: mail.recipients,
  emailClientStatement: mail.send,
};
