import { z } from 'zod';
import type { NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { invoiceStatuses } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

const invoiceSteps = ['issue', 'past-due', 'mark-paid', 'mark-uncollected'] as const;

type InvoiceStep = (typeof invoiceSteps)[number];

/** What happened to an invoice, in the language of who reads it. */
const invoiceWords: NotificationKind['words'] = (name, params, locale) => {
  const step = invoiceSteps.find((known) => name === `invoice.${known}`);
  if (!step) return undefined;
  const [own, t] = [texts(locale), invoiceTexts(locale)];
  const { id, number, client, project, total, balance, due_date, actor, note } = params;
  const money = (cents: unknown) => shownMoney(Number(cents) / 100, locale);
  const due = due_date ? shownDate(String(due_date)) : '';
  const values = {
    number: String(number),
    client: String(client),
    due,
    who: String(actor ?? own('somebody')),
    total: money(total),
    balance: money(balance),
  };
  const isOpen = step === 'issue' || step === 'past-due';
  const facts = [
    { label: t('field.client'), value: values.client },
    { label: t('field.project'), value: String(project) },
    { label: t('field.total'), value: values.total },
    { label: t('field.balance'), value: step === 'mark-paid' || balance === total ? '' : values.balance },
    { label: t('field.due_date'), value: isOpen ? due : '' },
    { label: own('reason'), value: String(note ?? '') },
  ];
  return {
    title: own(`title.${step}`, values),
    text: [client, step === 'past-due' ? values.balance : values.total].join(' · '),
    sentence: own(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/special-project/billing/${id}`,
  };
};

const row = z.object({
  id: z.int(),
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  client: z.string(),
  project: z.string(),
  total: z.int(),
  balance: z.int(),
  due_date: z.string().nullable(),
  created_by: z.int().nullable(),
  actor: z.string().nullable(),
});

type NoticeFacts = z.infer<typeof row>;

/** What notices say of invoices as they are now; amounts are whole cents. */
const noticeFacts = (
  tenant: Tenant,
  ids: readonly number[],
  actorUserId: number | null,
): Promise<NoticeFacts[]> =>
  tenant.query({
    name: 'invoice-notice-facts',
    text: `select i.id, i.number, i.status, i.bill_to ->> 'name' as client, t.number || ' ' || t.title as project,
        i.total, i.total - i.amount_paid as balance, i.due_date::text, i.created_by,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor
      from invoices i
      join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
      where i.organization_id = $1 and i.id = any($2::int[]) and i.deleted_at is null`,
    values: [tenant.organizationId, ids, actorUserId],
    row,
  });

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
