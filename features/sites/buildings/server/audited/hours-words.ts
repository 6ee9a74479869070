import type { Locale } from '#platform/contract/fields';
import { intlOf } from '#platform/server/texts/read-texts';
import { hoursByDay } from '../../contract/index.ts';
import { buildingTexts } from '../texts.ts';

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);

const dayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf[locale], { weekday: 'short', timeZone: 'UTC' }).format(
    sunday + day * 86_400_000,
  );

/** `Sun closed, Mon 08:00–17:00`: each day, because any of them may be the one that changed. */
export const hoursWords = (value: unknown, locale: Locale): string => {
  const byDay = hoursByDay(value) ?? [];
  return Array.from({ length: 7 }, (_, day) => {
    const span = byDay[day];
    return `${dayName(day, locale)} ${span ? `${span.start}–${span.end}` : buildingTexts(locale)('closed')}`;
  }).join(', ');
};
