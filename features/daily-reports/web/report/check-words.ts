import type { Say } from '#platform/web/i18n/index';
import type { Check } from '../../contract/index.ts';
import { timeWord } from './time-word.ts';

/** What stands of a place, in words: `Locked 11:10 PM`. */
export const checkWords = (
  { result, checked_at, note }: Pick<Check, 'result' | 'checked_at' | 'note'>,
  t: Say,
): string | null => {
  if (result !== null) {
    const said = t(`daily-reports:result.${result}`);
    return checked_at === null ? said : `${said} ${timeWord(checked_at)}`;
  }
  return note === '' ? null : t('daily-reports:result.unchecked');
};
