import type { Translate } from '#platform/web/i18n/index';
import { unreadLimit } from '../../contract/bell-endpoints.ts';

/** The number on the bell. The server stops counting at its limit. */
export const unreadShown = (unread: number): string =>
  unread >= unreadLimit ? `${unreadLimit - 1}+` : String(unread);

/** The name of the bell. It holds the number as it is shown, for people who speak to their device. */
export const bellWords = (unread: number, t: Translate): string =>
  unread > 0
    ? t('notifications:bell.unread', { count: unread, shown: unreadShown(unread) })
    : t('notifications:bell.label');
