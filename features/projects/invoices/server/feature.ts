import { recordMailHandlers } from '#features/sites/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  accountingEndpoints,
  invoiceEndpoints,
  invoiceListEndpoints,
  invoiceMailEndpoints,
  invoiceMessages,
  invoiceSettingsEndpoints,
  invoiceTransitions,
  receivablesEndpoints,
  statementEndpoints,
  toInvoiceEndpoints,
} from '../contract/index.ts';
import { auditedInvoices } from './audited-invoices.ts';
import { clientInvoices } from './client/client-invoices-repository.ts';
import {
  accountingHandlers,
  invoiceHandlers,
  listHandlers,
  receivablesHandlers,
  settingsHandlers,
  statementHandlers,
  toInvoiceHandlers,
} from './handlers.ts';
import { mergedClientListener } from './listen/merged-client-listener.ts';
import { projectListener } from './listen/project-listener.ts';
import { taskListener } from './listen/task-listener.ts';
import { unpaidOfClient } from './listen/unpaid-of-client-repository.ts';
import { invoiceMailKind } from './mail/invoice-mail-kind.ts';
import { invoiceNotificationKind } from './notices/invoice-notification-kind.ts';
import { publishPastDue } from './notices/publish-past-due.ts';
import { frozenInvoices } from './paper/papers-repository.ts';
import { invoicePreview } from './preview-text.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { statementMailKind } from './statement/statement-mail-kind.ts';
import { invoiceWords } from './texts.ts';
import { transitionInvoiceWith } from './transitions/transition-invoice.ts';

export const feature = defineServerFeature({
  name: 'invoices',
  endpoints: {
    ...invoiceEndpoints,
    ...invoiceListEndpoints,
    ...invoiceMailEndpoints,
    ...toInvoiceEndpoints,
    ...receivablesEndpoints,
    ...invoiceSettingsEndpoints,
    ...statementEndpoints,
    ...accountingEndpoints,
  },
  handlers: (gather) => {
    const locks = gather('contactLocks');
    const mail = recordMailHandlers('invoice', invoiceMailKind, locks);
    const statements = recordMailHandlers('client-statement', statementMailKind, locks);
    return {
      ...invoiceHandlers,
      transitionInvoice: transitionInvoiceWith(mail),
      ...listHandlers,
      ...toInvoiceHandlers,
      ...receivablesHandlers,
      ...settingsHandlers,
      ...statementHandlers,
      ...accountingHandlers,
      listInvoiceRecipients: mail.recipients,
      emailInvoice: mail.send,
      listStatementRecipients: statements.recipients,
      emailClientStatement: statements.send,
    };
  },
  messages: withTransitions(invoiceMessages, invoiceTransitions, invoiceWords),
  previewText: invoicePreview,
  audited: auditedInvoices,
  liveAccess: { invoice: 'specialProjects.canViewInvoices' },
  listeners: () => [projectListener, taskListener, mergedClientListener],
  clientUses: { invoices: unpaidOfClient },
  clientRecords: { invoices: clientInvoices },
  recordMails: { invoice: invoiceMailKind, 'client-statement': statementMailKind },
  frozenPapers: { invoice: frozenInvoices },
  notices: { invoices: invoiceNotificationKind },
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => publishPastDue(wiring, tenant, now))],
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => sendReminders(wiring, tenant, now))],
  },
});
