import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import {
  type InvoiceFields,
  invoiceTotals,
  lineCents,
  nextDraft,
  type ProposedInvoice,
} from '../../contract/index.ts';
import { billedTerms } from './billed-terms.ts';
import { wordsOfLine } from './line-words.ts';
import type { Billing } from './load-billing.ts';

/** What comes next on an invoice of a project, as somebody would enter it; 422 for one that cannot be billed. */
export const proposedFields = async (tenant: Tenant, billing: Billing) => {
  const { project, invoices, tasks, today } = billing;
  const terms = billedTerms(billing);
  const { client_language: locale } = settingsOf(await findOrganization(tenant));
  const { lines, period, left } = nextDraft(terms, invoices, tasks, today);
  const fields: InvoiceFields & { tax_rate: number } = {
    period,
    po_number: project.po_number,
    lines: lines.map(({ about, ...line }) => ({
      description: wordsOfLine({ about, ...line }, project, locale).slice(0, 500),
      ...line,
      taxable: true,
    })),
    discount: 0,
    tax_rate: project.tax_rate / 1000,
    notes: '',
    payment_link: null,
    over_reason: null,
  };
  return { terms, fields, left };
};

/** The same proposal as an answer, with its totals. */
export const proposeInvoice = async (tenant: Tenant, billing: Billing): Promise<ProposedInvoice> => {
  const { terms, fields, left } = await proposedFields(tenant, billing);
  const { lines, period, po_number, notes, discount, tax_rate } = fields;
  const { subtotal, tax, total } = invoiceTotals(lines, 0, billing.project.tax_rate);
  return {
    ...{ id: null, special_project_id: billing.project.id, invoice_type: terms.invoice_type, period },
    occurrence_task_ids: lines.flatMap(({ task_id }) => task_id ?? []),
    ...{ po_number, notes, discount, tax_rate, tax_exempt: billing.project.tax_exempt },
    lines: lines.map((line) => ({ ...line, amount: lineCents(line) / 100 })),
    ...{ subtotal: subtotal / 100, tax: tax / 100, total: total / 100, left: left / 100 },
  };
};
