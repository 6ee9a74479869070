import { Temporal } from 'temporal-polyfill';
import { instantAt, wallOf } from '#platform/contract/zoned-time';

/** The date at a building at a moment. */
export const dateAt = (moment: Date, zone: string): string => wallOf(moment.getTime(), zone).slice(0, 10);

/** A due date without a time means the end of that day at the building. */
export const dueInstant = (due: string, zone: string): string =>
  due.length === 10 ? instantAt(due, '23:59', zone) : new Date(due).toISOString();

const withinYears = (date: string, today: string): boolean =>
  date >= '1990-01-01' &&
  Temporal.PlainDate.compare(date, Temporal.PlainDate.from(today).add({ years: 10 })) <= 0;

/** Dates people may enter: 1990 to ten years ahead. */
export const isEnterable = (value: string, today: string): boolean => withinYears(value.slice(0, 10), today);
