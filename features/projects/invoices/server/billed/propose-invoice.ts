import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { projectTexts } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMonth } from '#platform/server/texts/shown-month';
import {
  type InvoiceFields,
  invoiceTotals,
  lineCents,
  nextDraft,
  type PartMonth,
  type ProposedInvoice,
  type ProposedLine,
  partMonthOf,
} from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import type { StoredBilledProject } from './billed-project-repository.ts';
import type { Billing } from './load-billing.ts';
import { billedTerms } from './load-billing.ts';

/** What a proposed line is called, in the language of clients. */
const wordsOfLine = (
  { about }: ProposedLine,
  { title, projectType }: Pick<StoredBilledProject, 'title' | 'projectType'>,
  locale: Locale,
): string => {
  const t = invoiceTexts(locale);
  switch (about.kind) {
    case 'scope':
      return about.text;
    case 'all':
      return title;
    case 'day': {
      const work = projectTexts(locale)(`type.${projectType}`);
      return t('line.occurrence', { work, date: shownDate(about.date) });
    }
    case 'month':
      return t('line.month', { work: title, month: shownMonth(about.month, locale) });
  }
};

/** What comes next on an invoice of a project, as somebody would enter it; 422 for one that cannot be billed. */
export const proposedFields = async (tenant: Tenant, billing: Billing) => {
  const { project, invoices, tasks, today } = billing;
  const terms = billedTerms(billing);
  const { client_language: locale } = settingsOf(await loadOrganization(tenant));
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
  return { terms, fields, left, locale, partMonth: partMonthOf(terms, period) };
};

const presentPartMonth = (
  part: PartMonth | null,
  line: string,
  locale: Locale,
): ProposedInvoice['part_month'] => {
  if (!part) return null;
  const { from, days, days_in_month, cents } = part;
  const values = { description: line, count: days, of: days_in_month };
  const description = invoiceTexts(locale)('partMonth.line', values).slice(0, 500);
  return { from, days, days_in_month, amount: cents / 100, description };
};

/** The same proposal as an answer, with its totals. */
export const proposeInvoice = async (tenant: Tenant, billing: Billing): Promise<ProposedInvoice> => {
  const { terms, fields, left, locale, partMonth } = await proposedFields(tenant, billing);
  const { lines, period, po_number, notes, discount, tax_rate } = fields;
  const { subtotal, tax, total } = invoiceTotals(lines, 0, billing.project.tax_rate);
  return {
    id: null,
    special_project_id: billing.project.id,
    invoice_type: terms.invoice_type,
    period,
    occurrence_task_ids: lines.flatMap(({ task_id }) => task_id ?? []),
    po_number,
    notes,
    discount,
    tax_rate,
    tax_exempt: billing.project.tax_exempt,
    lines: lines.map((line) => ({ ...line, amount: lineCents(line) / 100 })),
    subtotal: subtotal / 100,
    tax: tax / 100,
    total: total / 100,
    left: left / 100,
    part_month: presentPartMonth(partMonth, lines[0]?.description ?? '', locale),
  };
};
