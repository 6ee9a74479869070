import { requireValid } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { dateAt } from '#platform/server/clock/dates';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { shownMoney } from '#platform/server/texts/shown-money';
import { paymentLike } from '../../contract/index.ts';
import { insertPayment } from './payments-repository.ts';
import type { Effect } from './transition-call.ts';

/** A partial payment is recorded and keeps the status. A fully paid invoice is paid on the day of its latest payment. */
export const pay: Effect = async ({ tenant, now }, invoice, said) => {
  const today = dateAt(now, invoice.time_zone);
  const open = invoice.total_cents - invoice.paid_cents;
  const amount = said.amount === undefined ? open : toHundredths(said.amount);
  const paid_on = said.paid_at ?? today;
  const reference = said.payment_reference ?? '';
  const payments = invoice.payments.map(({ cents, ...other }) => ({ ...other, amount: cents / 100 }));
  // All that is open can be paid only once.
  const asks = said.amount !== undefined && !said.confirm_repeated;
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
  const latest = [paid_on, ...invoice.payments.map(({ date }) => date)].toSorted().at(-1) ?? paid_on;
  return {
    set: { amount_paid, ...(whole && { paid_at: latest, uncollected_reason: null }) },
    changes: { payment: [null, amount / 100], ...(reference && { reference: [null, reference] }) },
    ...(whole ? {} : { to: invoice.status }),
  };
};
