import { expect, it, vi } from 'vitest';

it.each([
  ['en', 'Fri 03/19', 'Fri 03/19/2027', 'Friday, March 19, 2027'],
  ['es', 'vie 03/19', 'vie 03/19/2027', 'viernes, 19 de marzo de 2027'],
])('names the weekday of a date in %s', async (locale, short, withYear, long) => {
  vi.stubGlobal('document', { cookie: `locale=${locale}` });
  vi.resetModules();
  const { formatLongDate, formatShortDate, formatWeekdayDate } = await import('./weekday-dates.ts');
  expect(formatShortDate('2027-03-19')).toBe(short);
  expect(formatWeekdayDate('2027-03-19')).toBe(withYear);
  expect(formatLongDate('2027-03-19')).toBe(long);
});
