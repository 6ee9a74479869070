import { formatWallTime } from '#platform/web/i18n/clock-words';
import type { Translate } from '#platform/web/i18n/index';
import type { DoorCheck } from '../../contract/index.ts';

/** The entry that stands for a place, in words: `Locked 11:10 PM`. */
export const doorCheckWords = (
  { result, checked_at, note }: Pick<DoorCheck, 'result' | 'checked_at' | 'note'>,
  t: Translate,
): string | null => {
  if (result !== null) {
    const words = t(`daily-reports:result.${result}`);
    return checked_at === null ? words : `${words} ${formatWallTime(checked_at)}`;
  }
  return note === '' ? null : t('daily-reports:result.unchecked');
};
