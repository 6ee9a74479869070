import type { Values } from './values.ts';

/** SQL: the first moment of a date, or of one some days later, in a zone. */
export const midnight = (values: Values, zone: string, date: string, days = 0): string =>
  `((${values.add(date)}::date + ${days})::timestamp at time zone ${values.add(zone)})`;
