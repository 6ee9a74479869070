import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import { daysBefore } from '#platform/server/db/days-before';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { unreadLimit } from '../../contract/index.ts';
import type { Notice } from '../notify/kind.ts';

const row = z.object({
  id: z.int(),
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  job_id: z.int().nullable(),
  /** For a notice about several things: the job of each. */
  job_ids: z.array(z.int()).nullable(),
  at: z.string(),
  read_at: z.string().nullable(),
});

export type NotificationRow = z.infer<typeof row>;

const listedRow = row.extend({ seen_job_ids: z.array(z.int()) });

/** Returns the new id, or undefined when the person was already notified of the event. */
export const insertNotification = async (
  tenant: Tenant,
  userId: number,
  event: Event,
  notice: Pick<Notice, 'kind' | 'params' | 'jobIds'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('notifications')
    .values({
      organization_id: tenant.organizationId,
      user_id: userId,
      event_id: event.id,
      kind: notice.kind,
      entity: event.entity,
      entity_id: event.entityId,
      job_id: event.jobId,
      params: JSON.stringify(notice.params),
      at: event.at.toISOString(),
      job_ids: event.jobId === null && notice.jobIds ? [...notice.jobIds] : null,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const putIntoMail = async (tenant: Tenant, id: number, mailId: number): Promise<void> => {
  await tenant.db
    .updateTable('notifications')
    .set({ mail_id: mailId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** Moves all notifications of these mails into another one. */
export const moveIntoMail = async (
  tenant: Tenant,
  mailIds: readonly number[],
  mailId: number,
): Promise<void> => {
  await tenant.db
    .updateTable('notifications')
    .set({ mail_id: mailId })
    .where('organization_id', '=', tenant.organizationId)
    .where('mail_id', '=', anyOf(mailIds))
    .execute();
};

const columns = 'n.id, n.kind, n.params, n.job_id, n.job_ids, n.at, n.read_at';

const own = (tenant: Tenant): string =>
  `n.organization_id = $1 and n.user_id = $2${
    tenant.seesAllJobs
      ? ''
      : ` and (n.job_id is null or (true${inScopeSql(tenant, 'n.job_id', '$2')}))
        and (n.job_ids is null or exists (select from unnest(n.job_ids) as listed (job_id)
          where true${inScopeSql(tenant, 'listed.job_id', '$2')}))`
  }`;

/** Newest first, with the jobs of a notice that the person still sees. Returns one row more than `limit`, which shows
 * that there are more. */
export const loadNotifications = (
  tenant: Tenant,
  { unread, before, limit }: { unread: boolean; before?: number | undefined; limit: number },
): Promise<z.infer<typeof listedRow>[]> =>
  tenant.query({
    text: `select ${columns}, array(select listed.job_id from unnest(n.job_ids) as listed (job_id)
        where true${inScopeSql(tenant, 'listed.job_id', '$2')}) as seen_job_ids
      from notifications n
      where ${own(tenant)} and ($3::bigint is null or n.id < $3)${unread ? ' and n.read_at is null' : ''}
      order by n.id desc limit $4`,
    values: [tenant.organizationId, tenant.userId, before ?? null, limit + 1],
    row: listedRow,
  });

const countedRow = z.object({ count: z.int() });

export const countUnread = async (tenant: Tenant): Promise<number> => {
  const [counted] = await tenant.query({
    text: `select count(*)::int as count from (
      select from notifications n where ${own(tenant)} and n.read_at is null limit ${unreadLimit}) unread`,
    values: [tenant.organizationId, tenant.userId],
    row: countedRow,
  });
  return counted?.count ?? 0;
};

/** Returns whether any of them was unread. */
export const markRead = async (
  tenant: Tenant,
  { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tenant.db
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', tenant.userId)
    .where('read_at', 'is', null)
    .where((eb) => eb.or([eb('id', '=', anyOf(ids ?? [])), eb('id', '<=', upTo ?? 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const mailedRow = row.extend({ entity: z.string(), entity_id: z.int() });

export type MailedRow = z.infer<typeof mailedRow>;

/** The notifications in one mail, in the order they happened. */
export const notificationsOfMail = (tenant: Tenant, mailId: number): Promise<MailedRow[]> =>
  tenant.query({
    name: 'notifications-of-mail',
    text: `select ${columns}, n.entity, n.entity_id from notifications n where n.organization_id = $1 and n.mail_id = $2 order by n.id`,
    values: [tenant.organizationId, mailId],
    row: mailedRow,
  });

/** Notifications and their mails are kept for 180 days. */
export const purgeOldNotifications = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('notifications')
    .where('organization_id', '=', tenant.organizationId)
    .where('at', '<', daysBefore(now, 180))
    .execute();
  await tenant.query({
    text: `delete from mails m where m.organization_id = $1 and m.created_at < $2
      and not exists (select from notifications n where n.organization_id = $1 and n.mail_id = m.id)`,
    values: [tenant.organizationId, daysBefore(now, 187)],
  });
};
