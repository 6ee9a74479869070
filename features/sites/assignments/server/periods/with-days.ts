import { shownDate } from '#platform/server/texts/shown-date';
import type { Held } from './period-change.ts';

const day = (date: string | null): string => (date ? shownDate(date) : '…');

/** A name with the first and last day of a period, if it has any, in a form that is the same in both languages. */
export const withDays = (
  name: string,
  { from_date, to_date }: Pick<Held, 'from_date' | 'to_date'>,
): string => (from_date || to_date ? `${name} (${day(from_date)} – ${day(to_date)})` : name);
