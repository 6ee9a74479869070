import { Temporal } from 'temporal-polyfill';
import { wallOf } from '#platform/contract/zoned-time';

/** The date in a time zone at a moment. */
export const dateAt = (moment: Date, zone: string): string => wallOf(moment.getTime(), zone).slice(0, 10);

const withinYears = (date: string, today: string): boolean =>
  date >= '1990-01-01' &&
  Temporal.PlainDate.compare(date, Temporal.PlainDate.from(today).add({ years: 10 })) <= 0;

/** Dates people may enter: 1990 to ten years ahead. */
export const isEnterable = (value: string, today: string): boolean => withinYears(value.slice(0, 10), today);
