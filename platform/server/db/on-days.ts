import type { DateRange } from '#platform/contract/range-fields';
import type { Values } from './values.ts';

/** SQL: a date lies in the range, both ends included. */
export const onDays = (values: Values, column: string, { from, to }: DateRange): string =>
  `${column} between ${values.add(from)}::date and ${values.add(to)}::date`;
