import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { type NotificationKind, wordsOf } from '../notify/kind.ts';
import { onlyVisibleJobs } from '../notify/only-visible-jobs.ts';
import { countUnread, listNotifications as readRows } from './notification-repository.ts';

type Call = SignedInCall<(typeof notificationEndpoints)['listNotifications']>;

/** The caller's notifications, in the language of the request. A notification about several jobs shows only those the
 * person may still see. */
export const listNotifications =
  (kinds: readonly NotificationKind[]) =>
  async ({ query, tenant, person, locale }: Call) => {
    const rows = await readRows(tenant, query);
    const unread = await countUnread(tenant);
    const shown = rows.slice(0, query.limit).flatMap((listed) => {
      const { id, kind, at, read_at, job_id, seen_job_ids } = listed;
      const row = onlyVisibleJobs(listed, (jobId) => jobId === job_id || seen_job_ids.includes(jobId));
      const words = row && wordsOf(kinds, row, locale, person.timeZone);
      return words ? [{ id, kind, at, read_at, title: words.title, text: words.text, link: words.link }] : [];
    });
    return { rows: shown, more: rows.length > query.limit, unread };
  };
