import { addDays } from '#platform/contract/add-days';
import { invalid, requireValid } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { dateAt } from '#platform/server/clock/dates';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { shownMoney } from '#platform/server/texts/shown-money';
import { type InvoiceTransition, lastDayOf, paymentLike } from '../../contract/index.ts';
import { type Billing, loadBilling } from '../billed/load-billing.ts';
import { checkInvoice } from '../invoice/check-invoice.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { tasksOf } from '../invoice/present-invoice.ts';
import { billToOf } from '../invoice/stored-fields.ts';
import { withdrawPapers } from '../paper/papers-repository.ts';
import { countedPayments, insertPayment, voidPayments } from './payment-repository.ts';
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
const issue: Effect = async ({ tenant, now }, invoice) => {
  const billing = await loadBilling(tenant, invoice.special_project_id, now);
  const { project, terms, today } = billing;
  guard(invoice, billing);
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  checkInvoice({ ...terms, invoice_type: invoice.invoice_type }, billing, {
    id: invoice.id,
    lines: invoice.lines,
    over_reason: invoice.over_reason,
    period:
      invoice.period_from === null ? null : { from: invoice.period_from, to: lastDayOf(invoice.period_from) },
    subtotal: invoice.subtotal_cents,
    tax: invoice.tax_cents,
    total: invoice.total_cents,
  });
  const due_date = addDays(today, project.payment_terms_days);
  return {
    set: {
      issue_date: today,
      due_date,
      bill_to: JSON.stringify(billToOf(project)),
      past_due_told_at: null,
      payment_link: invoice.payment_page,
    },
    changes: { due_date: [null, due_date] },
  };
};

/** A partial payment is recorded and keeps the status. A fully paid invoice is paid on the day of its latest payment. */
const pay: Effect = async ({ tenant, now }, invoice, input) => {
  const today = dateAt(now, invoice.time_zone);
  const open = invoice.total_cents - invoice.paid_cents;
  const amount = input.amount === undefined ? open : toHundredths(input.amount);
  const paid_on = input.paid_at ?? today;
  const reference = input.payment_reference ?? '';
  const counted = countedPayments(invoice);
  const payments = counted.map(({ cents, ...other }) => ({ ...other, amount: cents / 100 }));
  // All that is open can be paid only once.
  const asks = input.amount !== undefined && !input.confirm_repeated;
  const like = asks ? paymentLike(payments, { amount: amount / 100, reference }) : undefined;
  const errors = {
    ...(paid_on > today ? { paid_at: ['invoice_paid_in_future'] } : {}),
    ...(invoice.issue_date !== null && paid_on < invoice.issue_date
      ? { paid_at: ['invoice_paid_before_issue'] }
      : {}),
    ...(amount > open
      ? { amount: [{ code: 'invoice_paid_too_much', values: { balance: shownMoney(open / 100, 'en') } }] }
      : {}),
    ...(like && {
      confirm_repeated: [
        {
          code: 'invoice_payment_repeated',
          values: { amount: shownMoney(like.amount, 'en'), date: paperDate(like.date) },
        },
      ],
    }),
  };
  requireValid(errors);
  await insertPayment(tenant, { invoice_id: invoice.id, paid_on, amount, reference });
  const amount_paid = invoice.paid_cents + amount;
  const whole = amount_paid === invoice.total_cents;
  const latest = [paid_on, ...counted.map(({ date }) => date)].toSorted().at(-1) ?? paid_on;
  return {
    set: { amount_paid, ...(whole && { paid_at: latest, uncollected_reason: null }) },
    changes: { payment: [null, amount / 100], ...(reference && { reference: [null, reference] }) },
    ...(whole ? {} : { to: invoice.status }),
  };
};

export const effects: Readonly<Record<InvoiceTransition, Effect>> = {
  issue,
  'mark-paid': pay,
  'mark-uncollected': async (_call, _invoice, input) => ({ set: { uncollected_reason: input.note ?? '' } }),
  reopen: async ({ tenant, now }, invoice, { note }) => {
    const ids = countedPayments(invoice).map(({ id }) => id);
    await voidPayments(tenant, ids, { reason: note ?? '', now });
    return {
      set: { amount_paid: 0, paid_at: null, uncollected_reason: null },
      ...(invoice.paid_cents > 0 && { changes: { amount_paid: [invoice.paid_cents / 100, 0] } }),
    };
  },
  'revert-to-draft': async ({ tenant, now }, invoice) => {
    await withdrawPapers(tenant, invoice.id, now);
    return {
      set: { issue_date: null, due_date: null, exported_at: null, exported_by: null, exported_file: null },
      ...(invoice.exported && { changes: { exported: [invoice.exported_file, null] } }),
    };
  },
};
