import { weekday } from '#features/sites/buildings/web';
import { intlLocale, type Say } from '#platform/web/i18n/index';
import type { Rhythm } from '../../contract/index.ts';

/** Formats a date of a leap year, which has every day. */
const dayOfYear = ({ day, month }: Rhythm): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(
      2028,
      (month ?? 1) - 1,
      Math.min(day ?? 1, new Date(Date.UTC(2028, month ?? 1, 0)).getUTCDate()),
    ),
  );

/** `Weekly: Mon, Fri`. */
export const rhythmWords = (rhythm: Rhythm, t: Say): string => {
  const { frequency, weekdays, day } = rhythm;
  switch (frequency) {
    case 'weekly':
      return t('site-instructions:rhythm.weekly', { days: weekdays.map((nth) => weekday(nth)).join(', ') });
    case 'monthly':
      return t('site-instructions:rhythm.monthly', { day: String(day ?? 1) });
    case 'quarterly':
      return t('site-instructions:rhythm.quarterly', { date: dayOfYear(rhythm) });
    case 'yearly':
      return t('site-instructions:rhythm.yearly', { date: dayOfYear(rhythm) });
    default:
      return t(`site-instructions:frequency.${frequency}`);
  }
};
