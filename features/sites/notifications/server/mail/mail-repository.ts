import { sql } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { type Delivery, deliveries } from '../../contract/index.ts';

export type NewMail = { userId: number; kind: Delivery; messageId: string; dueAt: Date };

/** What the Message-ID of a mail begins with that gathers notifications until it is sent. */
export const gatheredBegins = 'gathered-';

/** The mail that still gathers notifications for a person. The caller must hold the person's row. */
export const loadGatheringMail = async (
  tenant: Tenant,
  userId: number,
  begins: string,
  now: Date,
): Promise<NewMail | undefined> => {
  const found = await tenant.db
    .selectFrom('mails')
    .select(['message_id', 'due_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('due_at', '>', now.toISOString())
    .where((eb) => eb(eb.fn<boolean>('starts_with', ['message_id', eb.val(begins)]), '=', true))
    .orderBy('due_at')
    .executeTakeFirst();
  return found && { userId, kind: 'instant', messageId: found.message_id, dueAt: new Date(found.due_at) };
};

const openedMail = z.object({ id: z.int(), is_new: z.boolean() });

/** Finds or creates the waiting mail with this Message-ID; undefined when it is already being sent. Locks the row, so
 * that the mail is not sent before the caller has added to it. */
export const openWaitingMail = async (
  tenant: Tenant,
  { userId, kind, messageId, dueAt }: NewMail,
): Promise<{ id: number; isNew: boolean } | undefined> => {
  const [opened] = await tenant.query({
    name: 'mail-open',
    text: `insert into mails (organization_id, user_id, kind, message_id, due_at) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, message_id) do update set due_at = mails.due_at where mails.state = 'waiting'
      returning id, (xmax = 0) as is_new`,
    values: [tenant.organizationId, userId, kind, messageId, dueAt.toISOString()],
    row: openedMail,
  });
  return opened && { id: opened.id, isNew: opened.is_new };
};

const mail = z.object({
  id: z.int(),
  user_id: z.int(),
  kind: z.enum(deliveries),
  message_id: z.string(),
  due_at: z.string(),
});

export type MailRow = z.infer<typeof mail>;

/** Closes a mail to further additions in order to send it; undefined when it was already sent or dropped. */
export const claimMail = async (tenant: Tenant, id: number): Promise<MailRow | undefined> => {
  const [taken] = await tenant.query({
    name: 'mail-take',
    text: `update mails set state = 'sending' where organization_id = $1 and id = $2 and state in ('waiting', 'sending')
      returning id, user_id, kind, message_id, due_at`,
    values: [tenant.organizationId, id],
    row: mail,
  });
  return taken;
};

/** `at` is null when the mail had nothing to tell and was not sent. */
export const finishMail = async (tenant: Tenant, id: number, at: Date | null): Promise<void> => {
  await tenant.db
    .updateTable('mails')
    .set({ state: at ? 'sent' : 'dropped', sent_at: at?.toISOString() ?? null })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** Takes the mails of a person that wait for their time, so that what is in them can go into another one. Those that gather what
 * nobody can turn off stay. Under its new Message-ID a mail keeps nobody from the old one. */
export const claimWaitingMails = (
  tenant: Tenant,
  userId: number,
  now: Date,
): Promise<Pick<MailRow, 'id' | 'kind'>[]> =>
  tenant.db
    .updateTable('mails')
    .set((eb) => ({
      state: 'dropped',
      message_id: sql<string>`${eb.ref('message_id')} || '-moved-' || ${eb.ref('id')}`,
    }))
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('due_at', '>', now.toISOString())
    .where((eb) => eb(eb.fn<boolean>('starts_with', ['message_id', eb.val(gatheredBegins)]), '=', false))
    .returning(['id', 'kind'])
    .$narrowType<Pick<MailRow, 'kind'>>()
    .execute();

const forgottenMail = mail.pick({ id: true, user_id: true });

/** Mails that nobody has tried to send within an hour after they were due: their queued work was lost, as after a
 * restore. Sets a new due time, so that each is found once an hour. After three days a mail is given up. */
export const claimLostMails = (tenant: Tenant, now: Date): Promise<Pick<MailRow, 'id' | 'user_id'>[]> =>
  tenant.query({
    name: 'mails-forgotten',
    text: `update mails set due_at = $2 where organization_id = $1 and id = any(array(
        select id from mails where organization_id = $1 and state = 'waiting'
          and due_at between $2::timestamptz - interval '3 days' and $2::timestamptz - interval '1 hour'
        order by due_at limit 200 for update skip locked))
      returning id, user_id`,
    values: [tenant.organizationId, now.toISOString()],
    row: forgottenMail,
  });
