import { formatDate, formatter } from './dates.ts';

/** `Friday, March 5, 2027`, of a date without a time. */
export const formatLongDate = (date: string): string =>
  formatter('UTC', { dateStyle: 'full' }).format(new Date(date));

const weekdayOf = (date: string): string => formatter('UTC', { weekday: 'short' }).format(new Date(date));

/** `Fri 03/19/2027`, of a date without a time. */
export const formatWeekdayDate = (date: string): string => `${weekdayOf(date)} ${formatDate(date)}`;

/** `Fri 03/19`, where the year is clear. */
export const formatShortDate = (date: string): string => formatWeekdayDate(date).slice(0, -5);
