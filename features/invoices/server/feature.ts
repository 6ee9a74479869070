import { recordMailHandlers } from '#features/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  invoiceEndpoints,
  invoiceListEndpoints,
  invoiceMailEndpoints,
  invoiceMessages,
} from '../contract/index.ts';
import { auditedInvoices } from './audited-invoices.ts';
import { invoiceHandlers, listHandlers } from './handlers.ts';
import { projectListener } from './listen/project-listener.ts';
import { taskListener } from './listen/task-listener.ts';
import { unpaidOfClient } from './listen/unpaid-of-client-repository.ts';
import { invoiceMailKind } from './mail/invoice-mail-kind.ts';
import { frozenInvoices } from './paper/papers-repository.ts';

export const feature = defineServerFeature({
  name: 'invoices',
  endpoints: { ...invoiceEndpoints, ...invoiceListEndpoints, ...invoiceMailEndpoints },
  handlers: (gather) => {
    const mail = recordMailHandlers('invoice', invoiceMailKind, gather('contactLocks'));
    return {
      ...invoiceHandlers,
      ...listHandlers,
      listInvoiceRecipients: mail.recipients,
      emailInvoice: mail.send,
    };
  },
  messages: invoiceMessages,
  audited: auditedInvoices,
  liveAccess: { invoice: 'specialProjects.canViewInvoices' },
  listeners: () => [projectListener, taskListener],
  clientUses: { invoices: unpaidOfClient },
  recordMails: { invoice: invoiceMailKind },
  frozenPapers: { invoice: frozenInvoices },
});
