import { usualRecipients } from '#features/sites/record-mail/contract';
import type { RecordMailHandlers } from '#features/sites/record-mail/server';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { invoiceEndpoints } from '../../contract/index.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['transitionInvoice']>;

/** Emails an invoice that was issued just now to the usual recipients of the client's invoices; 422 without any. */
export const emailIssued = async (call: Call, mails: RecordMailHandlers): Promise<void> => {
  const { subject, ...offered } = await mails.recipients({ ...call, body: undefined, query: undefined });
  const emails = usualRecipients(offered);
  if (emails.length === 0) throw invalid({ email: ['email_required'] });
  const body = { emails, subject, message: '', with_pdf: true, with_link: false };
  await mails.send({ ...call, body, query: undefined });
};
