import { recordMailEndpoints } from '#features/sites/record-mail/contract';
import { readAccess } from './invoice-endpoints.ts';

const calls = recordMailEndpoints({
  path: '/special-project/invoice/{id}',
  record: 'an invoice',
  access: { all: [...readAccess.all, 'specialProjects.canTransitionInvoices'] },
  audit: 'invoice.emailed',
});

export const invoiceMailEndpoints = {
  listInvoiceRecipients: calls.recipients,
  emailInvoice: calls.send,
};
