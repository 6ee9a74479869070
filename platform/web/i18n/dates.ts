import { intlLocale } from './locale.ts';
import { defaultZone } from './zone.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

export const formatter = (
  zone: string,
  options: Intl.DateTimeFormatOptions,
  intl = intlLocale(),
): Intl.DateTimeFormat => {
  const key = `${intl} ${zone} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intl, { timeZone: zone, ...options });
  cache.set(key, made);
  return made;
};

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** MM/DD/YYYY, in Spanish too. A date without a time has no time zone. */
export const formatDate = (value: string, zone: string = defaultZone()): string => {
  const parts = formatter(plainDate.test(value) ? 'UTC' : zone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(value));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}/${of('day')}/${of('year')}`;
};

export const formatTime = (value: string, zone: string = defaultZone()): string =>
  formatter(zone, { hour: 'numeric', minute: '2-digit', hour12: true }).format(new Date(value));

export const formatDateTime = (value: string, zone: string = defaultZone()): string =>
  `${formatDate(value, zone)} ${formatTime(value, zone)}`;

/** `Tue, Mar 4`. */
export const formatDay = (value: string, zone: string = defaultZone()): string =>
  formatter(plainDate.test(value) ? 'UTC' : zone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(value));

/** Today's date in a time zone, `YYYY-MM-DD`. */
export const todayIn = (zone: string = defaultZone()): string =>
  formatter(zone, {}, 'en-CA').format(new Date());

/** `11/2026` for any date of November 2026. */
export const formatMonth = (date: string): string => formatDate(date).replace(/\/\d+\//, '/');
