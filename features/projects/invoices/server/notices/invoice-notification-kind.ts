import type { NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { type InvoiceStep, invoiceSteps, invoiceWords } from './invoice-words.ts';
import { type NoticeFacts, noticeFacts } from './notice-repository.ts';

/** Id of the row in `preferenceRows`, which decides who is notified. */
const preferenceId = 19;

/** Undefined for what nobody is notified of, such as a partial payment. */
const stepOf = ({ name, data }: Event): InvoiceStep | undefined => {
  if (name === 'invoice.past-due') return 'past-due';
  if (data.transition === 'mark-paid' && data.to !== 'paid') return undefined;
  return invoiceSteps.find((step) => step === data.transition);
};

const kindOf = (step: InvoiceStep) => `invoice.${step}`;

/** Whether a notification is still true. `dueThen` is the due date when it was made. */
const stillHolds = (step: InvoiceStep, { status, due_date }: NoticeFacts, dueThen = due_date): boolean => {
  if (step === 'past-due') return status === 'invoiced' && due_date === dueThen;
  return step !== 'issue' || (status !== 'draft' && due_date === dueThen);
};

/** Takes notifications out of a mail that was not sent yet, when the invoice has been paid or become a draft again. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.flatMap(({ id, kind, params }) => {
    const step = invoiceSteps.find((known) => kindOf(known) === kind);
    return step ? [{ id, step, invoiceId: Number(params.id), due: String(params.due_date) }] : [];
  });
  if (own.length === 0) return [];
  const ids = own.map(({ invoiceId }) => invoiceId);
  const facts = new Map((await noticeFacts(tenant, ids, null)).map((one) => [one.id, one]));
  return own
    .filter(({ invoiceId, step, due }) => {
      const known = facts.get(invoiceId);
      return !known || !stillHolds(step, known, due);
    })
    .map(({ id }) => id);
};

/** Notifications about invoices. They show amounts, so only people who may see invoices get them. */
export const invoiceNotificationKind: NotificationKind = {
  events: ['invoice.moved', 'invoice.past-due'],
  delay: (event) => (stepOf(event) === undefined ? undefined : 0),
  notices: async (tenant, event) => {
    const step = stepOf(event);
    if (!step) return [];
    const [facts] = await noticeFacts(tenant, [event.entityId], event.actorUserId);
    if (!facts || !stillHolds(step, facts)) return [];
    const { created_by, status: _status, ...said } = facts;
    const { note } = event.data;
    return [
      {
        kind: kindOf(step),
        preferenceId,
        own: created_by === null ? [] : [created_by],
        flag: 'specialProjects.canViewInvoices',
        params: { ...said, note: typeof note === 'string' ? note : null },
      },
    ];
  },
  withdrawnNotices,
  words: invoiceWords,
};
