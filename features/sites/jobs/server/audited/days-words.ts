import type { Locale } from '#platform/contract/fields';
import { intlOf } from '#platform/server/texts/read-texts';
import { jobTexts } from '../texts.ts';

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);

/** `Mon, Wed, Fri`; 0 is Sunday. */
export const daysWords = (value: unknown, locale: Locale): string => {
  const days = Array.isArray(value) ? value.map(Number) : [];
  const format = new Intl.DateTimeFormat(intlOf[locale], { weekday: 'short', timeZone: 'UTC' });
  return days.length === 0
    ? jobTexts(locale)('services.noDays')
    : days.map((day) => format.format(sunday + day * 86_400_000)).join(', ');
};
