import { formatWallTime } from '#platform/web/i18n/clock-words';
import type { Translate } from '#platform/web/i18n/index';
import type { CalendarEntry } from '../../contract/index.ts';

/** `8:00 AM Carpets of the fourth floor`. */
export const entryTitle = ({ time, title }: CalendarEntry): string =>
  [time && formatWallTime(time), title].filter(Boolean).join(' ');

/** Who has other work then; undefined when nobody has. */
export const clashWords = ({ clashes }: CalendarEntry, t: Translate): string | undefined =>
  clashes.length > 0
    ? t('special-projects:calendar.clash', { count: clashes.length, names: clashes.join(', ') })
    : undefined;
