import { intlLocale } from './locale.ts';

/** `April 2027`, of that month or a day of it. */
export const monthInWords = (date: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date.slice(0, 7)}-01T00:00:00Z`),
  );

/** `March`; 1 is January. */
export const monthName = (nth: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, nth - 1));
