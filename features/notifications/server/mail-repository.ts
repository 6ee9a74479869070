import type { Tenant } from '#platform/server/db/tenant';
import type { Delivery } from '../contract/index.ts';

export type NewMail = { userId: number; kind: Delivery; messageId: string; dueAt: Date };

/** The waiting mail of this Message-ID, made when there is none; undefined when it is on its way already. The row is
 * locked, so that it does not leave before the caller has put something in. */
export const openWaitingMail = async (
  tenant: Tenant,
  { userId, kind, messageId, dueAt }: NewMail,
): Promise<{ id: number; isNew: boolean } | undefined> => {
  const [row] = await tenant.query<{ id: number; is_new: boolean }>({
    name: 'mail-open',
    text: `insert into mails (organization_id, user_id, kind, message_id, due_at) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, message_id) do update set due_at = mails.due_at where mails.state = 'waiting'
      returning id, (xmax = 0) as is_new`,
    values: [tenant.organizationId, userId, kind, messageId, dueAt.toISOString()],
  });
  return row && { id: row.id, isNew: row.is_new };
};

export type MailRow = { id: number; user_id: number; kind: Delivery; message_id: string; due_at: string };

/** Closes a mail to send it; undefined when that happened or is not wanted any more. */
export const takeMail = async (tenant: Tenant, id: number): Promise<MailRow | undefined> => {
  const [row] = await tenant.query<MailRow>({
    name: 'mail-take',
    text: `update mails set state = 'sending' where organization_id = $1 and id = $2 and state in ('waiting', 'sending')
      returning id, user_id, kind, message_id, due_at`,
    values: [tenant.organizationId, id],
  });
  return row;
};

/** `at` null: there was nothing left to tell. */
export const finishMail = async (tenant: Tenant, id: number, at: Date | null): Promise<void> => {
  await tenant.query({
    name: 'mail-finish',
    text: `update mails set state = $3, sent_at = $4 where organization_id = $1 and id = $2`,
    values: [tenant.organizationId, id, at ? 'sent' : 'dropped', at?.toISOString() ?? null],
  });
};

/** Mails nobody has tried to send an hour after they were due: their work is gone, as after a restore. Each is due anew, so
 * that it is found once an hour; after three days nobody wants it any more. */
export const takeForgottenMails = (tenant: Tenant, now: Date): Promise<Pick<MailRow, 'id' | 'user_id'>[]> =>
  tenant.query({
    name: 'mails-forgotten',
    text: `update mails set due_at = $2 where organization_id = $1 and id = any(array(
        select id from mails where organization_id = $1 and state = 'waiting'
          and due_at between $2::timestamptz - interval '3 days' and $2::timestamptz - interval '1 hour'
        order by due_at limit 200 for update skip locked))
      returning id, user_id`,
    values: [tenant.organizationId, now.toISOString()],
  });
