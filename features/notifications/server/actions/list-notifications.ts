import { whoSees } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { type NotificationKind, wordsOf } from '../kind.ts';
import {
  countUnread,
  type NotificationRow,
  listNotifications as readRows,
} from '../notification-repository.ts';
import { stillInSight } from '../still-in-sight.ts';

type Call = SignedInCall<(typeof notificationEndpoints)['listNotifications']>;

/** Each says what the caller may still see: of several things perhaps fewer than were told. */
const inSight = async (tenant: Tenant, rows: readonly NotificationRow[]): Promise<NotificationRow[]> => {
  const jobs = rows.flatMap(({ job_id, job_ids }) => job_ids ?? (job_id === null ? [] : [job_id]));
  if (tenant.seesAllJobs || jobs.length === 0) return [...rows];
  const seen = new Set((await whoSees(tenant, [tenant.userId ?? 0], jobs)).map(({ job_id }) => job_id));
  return rows.flatMap((row) => stillInSight(row, (jobId) => seen.has(jobId)) ?? []);
};

/** The caller's own, in the language of the page. */
export const listNotifications =
  (kinds: readonly NotificationKind[]) =>
  async ({ query, tenant, person, locale }: Call) => {
    const rows = await readRows(tenant, query);
    const unread = await countUnread(tenant);
    const shown = (await inSight(tenant, rows.slice(0, query.limit))).flatMap((row) => {
      const words = wordsOf(kinds, row, locale, person.timeZone);
      const { id, kind, at, read_at } = row;
      return words ? [{ id, kind, at, read_at, title: words.title, text: words.text, link: words.link }] : [];
    });
    return { rows: shown, more: rows.length > query.limit, unread };
  };
