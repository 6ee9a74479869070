import type { Handlers } from '#platform/server/http/call';
import type {
  accountingEndpoints,
  invoiceEndpoints,
  invoiceListEndpoints,
  invoiceSettingsEndpoints,
  receivablesEndpoints,
  statementEndpoints,
  toInvoiceEndpoints,
} from '../contract/index.ts';
import { exportToAccounting } from './accounting/export-to-accounting.ts';
import { getNextDraft } from './billed/get-next-draft.ts';
import { getProjectBilling } from './billed/get-project-billing.ts';
import { createInvoice } from './invoice/create-invoice.ts';
import { deleteInvoice } from './invoice/delete-invoice.ts';
import { presentInvoice } from './invoice/present-invoice.ts';
import { updateInvoice } from './invoice/update-invoice.ts';
import { exportInvoices } from './list/export-invoices.ts';
import { listInvoices } from './list/invoice-list-repository.ts';
import { getInvoicePdf } from './paper/get-invoice-pdf.ts';
import { getReceivables } from './receivables/get-receivables.ts';
import { presentSettings } from './settings/present-settings.ts';
import { findSettings } from './settings/settings-repository.ts';
import { updateSettings } from './settings/update-settings.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getBalance } from './statement/get-balance.ts';
import { getStatement } from './statement/get-statement.ts';
import { getStatementPdf } from './statement/get-statement-pdf.ts';
import { switchReminders } from './statement/switch-reminders.ts';
import { draftInvoices } from './to-invoice/draft-invoices.ts';
import { listToInvoice } from './to-invoice/list-to-invoice.ts';

export const invoiceHandlers: Omit<Handlers<typeof invoiceEndpoints>, 'transitionInvoice'> = {
  getInvoice: (call) => presentInvoice(call, call.params.id),
  getNextDraft,
  getProjectBilling,
  createInvoice,
  updateInvoice,
  deleteInvoice,
  getInvoicePdf,
};

export const listHandlers: Handlers<typeof invoiceListEndpoints> = {
  listInvoices: (call) => listInvoices(call, call.query),
  exportInvoices,
};

export const toInvoiceHandlers: Handlers<typeof toInvoiceEndpoints> = { listToInvoice, draftInvoices };

export const receivablesHandlers: Handlers<typeof receivablesEndpoints> = { getReceivables };

export const settingsHandlers: Handlers<typeof invoiceSettingsEndpoints> = {
  getInvoiceSettings: async ({ tenant }) => presentSettings(await findSettings(tenant)),
  updateInvoiceSettings: updateSettings,
};

export const statementHandlers: Omit<
  Handlers<typeof statementEndpoints>,
  'listStatementRecipients' | 'emailClientStatement'
> = {
  getClientStatement: getStatement,
  getClientStatementPdf: getStatementPdf,
  exportClientStatement: exportStatement,
  getClientBalance: getBalance,
  switchClientReminders: switchReminders,
};

export const accountingHandlers: Handlers<typeof accountingEndpoints> = { exportToAccounting };
