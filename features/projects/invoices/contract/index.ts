export {
  type AccountingFormat,
  accountingEndpoints,
  accountingFormats,
  maxAccounted,
  maxQuickBooksRows,
} from './accounting/accounting-endpoints.ts';
export {
  type BillingHindrance,
  type BillTo,
  billTo,
  type Invoice,
  type InvoiceRow,
  invoice,
  invoiceRow,
  type ProjectBilling,
  type ProposedInvoice,
} from './invoice/invoice.ts';
export { invoiceEndpoints } from './invoice/invoice-endpoints.ts';
export { type InvoiceFields, type InvoiceLine, invoiceLine } from './invoice/invoice-fields.ts';
export { type InvoiceStatus, invoiceStatuses, invoiceTotals, lineCents } from './invoice/invoice-totals.ts';
export { invoiceMailEndpoints } from './invoice/mail-endpoints.ts';
export {
  type InvoiceListFilters,
  invoiceExportColumns,
  invoiceListEndpoints,
  invoiceSorts,
} from './list/list-endpoints.ts';
export { invoiceMessages } from './messages.ts';
export {
  type BilledProject,
  type DoneTask,
  isAllBilled,
  isOpenEnded,
  lastDayOf,
  maxFor,
  monthsOf,
  nextDraft,
  type PartMonth,
  type ProposedLine,
  partMonthOf,
} from './next/next-draft.ts';
export type { BilledBefore } from './next/shares.ts';
export { type AgeBucket, ageBuckets, bucketOf, bucketStarts, daysPast } from './receivables/ageing.ts';
export {
  type Aged,
  maxOwing,
  type Owing,
  type Receivables,
  receivablesEndpoints,
} from './receivables/receivables-endpoints.ts';
export { filledText, type ReminderField, reminderFields } from './settings/reminder-text.ts';
export {
  type InvoiceSettings,
  invoiceSettingsEndpoints,
  longestReminder,
  maxDaysAfter,
  maxDaysBefore,
} from './settings/settings-endpoints.ts';
export { type Account, accountOf, type Charged } from './statement/client-account.ts';
export {
  type ClientBalance,
  type ClientStatement,
  maxOnStatement,
  type StatementLine,
  statementEndpoints,
} from './statement/statement-endpoints.ts';
export {
  type DraftedOutcome,
  maxDrafted,
  type ToInvoiceRow,
  toInvoiceEndpoints,
  toInvoiceRow,
  toInvoiceSorts,
} from './to-invoice/to-invoice-endpoints.ts';
export {
  type InvoiceTransition,
  invoiceTransitions,
  paymentLike,
} from './transitions/transitions.ts';
