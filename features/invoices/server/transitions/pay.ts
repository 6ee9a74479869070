import { requireValid } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { dateAt } from '#platform/server/clock/dates';
import { shownMoney } from '#platform/server/texts/shown-money';
import { insertPayment } from './payments-repository.ts';
import type { Effect } from './transition-call.ts';

/** A partial payment is recorded and keeps the status. A fully paid invoice is paid on the day of its latest payment. */
export const pay: Effect = async ({ tenant, now }, invoice, said) => {
  const today = dateAt(now, invoice.time_zone);
  const open = invoice.total_cents - invoice.paid_cents;
  const amount = said.amount === undefined ? open : toHundredths(said.amount);
  const paid_on = said.paid_at ?? today;
  const errors = {
    ...(paid_on > today ? { paid_at: ['invoice_paid_in_future'] } : {}),
    ...(invoice.issue_date !== null && paid_on < invoice.issue_date
      ? { paid_at: ['invoice_paid_before_issue'] }
      : {}),
    ...(amount > open
      ? { amount: [{ code: 'invoice_paid_too_much', values: { balance: shownMoney(open / 100, 'en') } }] }
      : {}),
  };
  requireValid(errors);
  const reference = said.payment_reference ?? '';
  await insertPayment(tenant, { invoice_id: invoice.id, paid_on, amount, reference });
  const amount_paid = invoice.paid_cents + amount;
  const whole = amount_paid === invoice.total_cents;
  const latest = [paid_on, ...invoice.payments.map(({ date }) => date)].toSorted().at(-1) ?? paid_on;
  return {
    set: { amount_paid, ...(whole && { paid_at: latest, uncollected_reason: null }) },
    changes: { payment: [null, amount / 100], ...(reference && { reference: [null, reference] }) },
    keepsStatus: !whole,
  };
};
