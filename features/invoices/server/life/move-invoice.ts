import type { SignedInCall } from '#platform/server/http/call';
import type { Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { lockInvoice } from '../invoice/load-invoice.ts';
import { presentInvoice } from '../invoice/present-invoice.ts';
import { applyInvoiceTransition } from './apply-invoice-transition.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['moveInvoice']>;

export const moveInvoice = async (call: Call): Promise<Invoice> => {
  const { transition, updated_at, ...said } = call.body;
  const invoice = await lockInvoice(call, call.params.id, updated_at);
  await applyInvoiceTransition(call, invoice, { ...said, name: transition });
  return presentInvoice(call, invoice.id);
};
