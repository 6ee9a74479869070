import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { type NotificationKind, wordsOf } from '../kind.ts';
import { countUnread, listNotifications as readRows } from '../notification-repository.ts';

type Call = SignedInCall<(typeof notificationEndpoints)['listNotifications']>;

/** The caller's own, in the language of the page. */
export const listNotifications =
  (kinds: readonly NotificationKind[]) =>
  async ({ query, tenant, person, locale }: Call) => {
    const rows = await readRows(tenant, query);
    const unread = await countUnread(tenant);
    const shown = rows.slice(0, query.limit).flatMap((row) => {
      const words = wordsOf(kinds, row, locale, person.timeZone);
      const { id, kind, at, read_at } = row;
      return words ? [{ id, kind, at, read_at, title: words.title, text: words.text, link: words.link }] : [];
    });
    return { rows: shown, more: rows.length > query.limit, unread };
  };
