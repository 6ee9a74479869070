import { intlLocale } from './locale.ts';

const utc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', ...options });

/** A Sunday, so that adding a weekday (0 to 6) gives the right day. */
const firstDay = Date.UTC(2023, 0, 1);

/** `Friday`; 0 is Sunday. */
export const formatWeekday = (weekday: number, style: 'long' | 'short' = 'long'): string =>
  utc({ weekday: style }).format(firstDay + weekday * 86_400_000);

/** `3 PM`. */
export const formatHour = (hour: number): string =>
  utc({ hour: 'numeric', hour12: true }).format(firstDay + hour * 3_600_000);

/** `23:10` as the reader writes times. */
export const formatWallTime = (time: string): string =>
  utc({ hour: 'numeric', minute: '2-digit', hour12: true }).format(Date.parse(`2023-01-01T${time}:00Z`));
