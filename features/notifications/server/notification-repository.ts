import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { unreadLimit } from '../contract/index.ts';
import type { Notice, Params } from './kind.ts';

export type NotificationRow = {
  id: number;
  kind: string;
  params: Params;
  job_id: number | null;
  /** Of each thing that is told of several jobs. */
  job_ids: number[] | null;
  at: string;
  read_at: string | null;
};

/** The new id; undefined when the person was told of the event before. */
export const insertNotification = async (
  tenant: Tenant,
  userId: number,
  event: Event,
  notice: Pick<Notice, 'kind' | 'params' | 'jobIds'>,
): Promise<number | undefined> => {
  const [row] = await tenant.query<{ id: number }>({
    name: 'notification-insert',
    text: `insert into notifications (organization_id, user_id, event_id, kind, entity, entity_id, job_id, params, at,
        job_ids)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $7::int is null then $10::int[] end)
      on conflict (organization_id, user_id, event_id) do nothing returning id`,
    values: [
      tenant.organizationId,
      userId,
      event.id,
      notice.kind,
      event.entity,
      event.entityId,
      event.jobId,
      JSON.stringify(notice.params),
      event.at.toISOString(),
      notice.jobIds ?? null,
    ],
  });
  return row?.id;
};

export const putIntoMail = async (tenant: Tenant, id: number, mailId: number): Promise<void> => {
  await tenant.query({
    name: 'notification-mail',
    text: 'update notifications set mail_id = $3 where organization_id = $1 and id = $2',
    values: [tenant.organizationId, id, mailId],
  });
};

const columns = 'n.id, n.kind, n.params, n.job_id, n.job_ids, n.at, n.read_at';

const own = (tenant: Tenant): string =>
  `n.organization_id = $1 and n.user_id = $2${
    tenant.seesAllJobs
      ? ''
      : ` and (n.job_id is null or (true${inScopeSql(tenant, 'n.job_id', '$2')}))
        and (n.job_ids is null or exists (select from unnest(n.job_ids) as told (job_id)
          where true${inScopeSql(tenant, 'told.job_id', '$2')}))`
  }`;

/** Newest first, with the jobs in sight of what was told of several; one more than `limit`, to see whether there are more. */
export const listNotifications = (
  tenant: Tenant,
  { unread, before, limit }: { unread: boolean; before?: number | undefined; limit: number },
): Promise<(NotificationRow & { seen_job_ids: number[] })[]> =>
  tenant.query<NotificationRow & { seen_job_ids: number[] }>({
    text: `select ${columns}, array(select told.job_id from unnest(n.job_ids) as told (job_id)
        where true${inScopeSql(tenant, 'told.job_id', '$2')}) as seen_job_ids
      from notifications n
      where ${own(tenant)} and ($3::bigint is null or n.id < $3)${unread ? ' and n.read_at is null' : ''}
      order by n.id desc limit $4`,
    values: [tenant.organizationId, tenant.userId, before ?? null, limit + 1],
  });

export const countUnread = async (tenant: Tenant): Promise<number> => {
  const [row] = await tenant.query<{ count: number }>({
    text: `select count(*)::int as count from (
      select from notifications n where ${own(tenant)} and n.read_at is null limit ${unreadLimit}) unread`,
    values: [tenant.organizationId, tenant.userId],
  });
  return row?.count ?? 0;
};

/** Whether any of them was unread. */
export const markRead = async (
  tenant: Tenant,
  { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  now: Date,
): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'notifications-read',
    text: `update notifications set read_at = $5 where organization_id = $1 and user_id = $2 and read_at is null
      and (id = any($3::bigint[]) or id <= $4::bigint) returning id`,
    values: [tenant.organizationId, tenant.userId, ids ?? [], upTo ?? 0, now.toISOString()],
  });
  return rows.length > 0;
};

/** What one mail tells, in the order it happened. */
export const notificationsOfMail = (tenant: Tenant, mailId: number): Promise<NotificationRow[]> =>
  tenant.query<NotificationRow>({
    name: 'notifications-of-mail',
    text: `select ${columns} from notifications n where n.organization_id = $1 and n.mail_id = $2 order by n.id`,
    values: [tenant.organizationId, mailId],
  });

/** Notifications and the mails that told of them are kept for 180 days. */
export const purgeOldNotifications = async (tenant: Tenant, now: Date): Promise<void> => {
  const values = [tenant.organizationId, now.toISOString()];
  await tenant.query({
    text: `delete from notifications where organization_id = $1 and at < $2::timestamptz - interval '180 days'`,
    values,
  });
  await tenant.query({
    text: `delete from mails m where m.organization_id = $1 and m.created_at < $2::timestamptz - interval '187 days'
      and not exists (select from notifications n where n.organization_id = $1 and n.mail_id = m.id)`,
    values,
  });
};
