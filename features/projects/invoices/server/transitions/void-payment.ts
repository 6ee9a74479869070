import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { saveInvoice } from '../invoice/invoice-repository.ts';
import { lockInvoice } from '../invoice/lock-invoice.ts';
import { presentInvoice } from '../invoice/present-invoice.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { voidPayments } from './payment-repository.ts';
import { followInvoice, loseFullPayment } from './transition-invoice.ts';

/** One payment no longer counts. An invoice that was paid is open again; any other keeps its status. */
export const voidInvoicePayment = async (
  call: SignedInCall<(typeof invoiceEndpoints)['voidInvoicePayment']>,
): Promise<Invoice> => {
  const { tenant, params, body, now } = call;
  const invoice = await lockInvoice(call, params.id, body.updated_at);
  const payment = invoice.payments.find(({ id }) => id === params.paymentId);
  if (!payment) throw notFound();
  if (payment.voided) throw refused('invoice_payment_voided');
  await voidPayments(tenant, [payment.id], { reason: body.note, now });
  const set = { amount_paid: invoice.paid_cents - payment.cents };
  const changes = {
    payment: [payment.cents / 100, null] as [number, null],
    ...(payment.reference && { reference: [payment.reference, null] as [string, null] }),
  };
  if (invoice.status === 'paid') await loseFullPayment(call, invoice, { set, changes, note: body.note });
  else {
    await saveInvoice(tenant, invoice.id, set);
    await recordInvoiceChange(call, invoice, {
      action: 'invoice.payment-voided',
      from: invoice.status,
      to: invoice.status,
      note: body.note,
      changes,
    });
  }
  await followInvoice(call, invoice);
  return presentInvoice(call, invoice.id);
};
