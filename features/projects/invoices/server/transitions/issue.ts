import { addDays } from '#platform/contract/add-days';
import { invalid, requireValid } from '#platform/contract/errors';
import { lastDayOf } from '../../contract/index.ts';
import { type Billing, loadBilling } from '../billed/load-billing.ts';
import { checkInvoice } from '../invoice/check-invoice.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { tasksOf } from '../invoice/present-invoice.ts';
import { billToOf } from '../invoice/stored-fields.ts';
import type { Effect } from './transition-call.ts';

/** Why the work is not done yet, or null. It is done when the project is closed, the billed month is over, or every billed
 * occurrence is done. */
const workLeft = (invoice: StoredInvoice, { project, tasks, today }: Billing): string | null => {
  if (project.status === 'closed' || project.status === 'invoiced') return null;
  const { invoice_type, period_from } = invoice;
  if (invoice_type === 'monthly' && period_from !== null)
    return lastDayOf(period_from) <= today ? null : 'invoice_month_not_over';
  const done = new Set(tasks.map(({ id }) => id));
  const billed = tasksOf(invoice);
  const isDone = invoice_type === 'per occurrence' && billed.length > 0 && billed.every((id) => done.has(id));
  return isDone ? null : 'invoice_work_not_done';
};

const guard = (invoice: StoredInvoice, billing: Billing): void => {
  const { address, emails } = billToOf(billing.project);
  const reachable = address !== null || emails.length > 0;
  const left = workLeft(invoice, billing);
  const errors = {
    ...(invoice.lines.length === 0 ? { lines: ['invoice_lines_required'] } : {}),
    ...(invoice.total_cents <= 0 ? { total: ['invoice_total_required'] } : {}),
    ...(reachable
      ? {}
      : { billing_address: ['billing_address_required'], billing_email: ['email_required'] }),
    ...(left === null ? {} : { status: [left] }),
  };
  requireValid(errors);
};

/** All of it but the number and the paper, which follow last: see `numberInvoice`. */
export const issue: Effect = async ({ tenant, now }, invoice) => {
  const billing = await loadBilling(tenant, invoice.special_project_id, now);
  const { project, terms, today } = billing;
  guard(invoice, billing);
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  checkInvoice({ ...terms, invoice_type: invoice.invoice_type }, billing, {
    ...{ id: invoice.id, lines: invoice.lines, over_reason: invoice.over_reason },
    period:
      invoice.period_from === null ? null : { from: invoice.period_from, to: lastDayOf(invoice.period_from) },
    ...{ subtotal: invoice.subtotal_cents, tax: invoice.tax_cents, total: invoice.total_cents },
  });
  const due_date = addDays(today, project.payment_terms_days);
  return {
    set: {
      ...{ issue_date: today, due_date, bill_to: JSON.stringify(billToOf(project)), past_due_told_at: null },
      payment_link: invoice.payment_page,
    },
    changes: { due_date: [null, due_date] },
  };
};
