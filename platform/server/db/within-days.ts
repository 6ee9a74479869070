import { midnight } from './midnight.ts';
import type { Values } from './values.ts';

/** A range of days, both included. An absent end sets no bound. */
type Days = { from: string | undefined; to: string | undefined };

/** The conditions of a column of dates. */
export const onDays = (values: Values, column: string, { from, to }: Days): string[] => [
  ...(from === undefined ? [] : [`${column} >= ${values.add(from)}::date`]),
  ...(to === undefined ? [] : [`${column} <= ${values.add(to)}::date`]),
];

/** The conditions of a column of moments, by the days of a zone: from midnight to midnight. */
export const withinDays = (values: Values, column: string, { from, to }: Days, zone: string): string[] => [
  ...(from === undefined ? [] : [`${column} >= ${midnight(values, zone, from)}`]),
  ...(to === undefined ? [] : [`${column} < ${midnight(values, zone, to, 1)}`]),
];

/** The zones in which a day begins first and last. */
export const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const;

/** The same by the days of any zone on earth: more moments than those of one zone. Beside a condition on the day at a place it
 * lets the index of a column leave out the others. */
export const withinDaysAnywhere = (values: Values, column: string, { from, to }: Days): string[] => [
  ...withinDays(values, column, { from, to: undefined }, firstZone),
  ...withinDays(values, column, { from: undefined, to }, lastZone),
];
