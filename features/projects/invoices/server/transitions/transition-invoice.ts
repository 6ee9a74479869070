import type { RecordMailHandlers } from '#features/sites/record-mail/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { lockInvoice } from '../invoice/load-invoice.ts';
import { besideInvoice, presentInvoice } from '../invoice/present-invoice.ts';
import { emailIssued } from '../mail/email-issued.ts';
import { applyInvoiceTransition } from './apply-invoice-transition.ts';
import { numberInvoice } from './number-invoice.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['transitionInvoice']>;

/** `mails` are the calls by which invoices are emailed. */
export const transitionInvoiceWith =
  (mails: RecordMailHandlers) =>
  async (call: Call): Promise<Invoice> => {
    const { transition, updated_at, email, ...said } = call.body;
    const invoice = await lockInvoice(call, call.params.id, updated_at);
    const { issuedIn } = await applyInvoiceTransition(call, invoice, { ...said, name: transition });
    if (issuedIn === undefined) return presentInvoice(call, invoice.id);
    // A mail says the number, and the history says the mail.
    const beside = email ? undefined : await besideInvoice(call, invoice);
    await numberInvoice(call, invoice, issuedIn);
    if (email) await emailIssued(call, mails);
    return presentInvoice(call, invoice.id, beside);
  };
