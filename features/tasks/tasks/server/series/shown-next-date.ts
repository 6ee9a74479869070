import { type Holidays, occurrenceOn } from '../../contract/index.ts';
import type { SeriesRecord } from './series-repository.ts';

/** The day on which people see the next occurrence. A date that has no task yet is shifted for holidays as its task will be. */
export const shownNextDate = (
  { upcoming_on, next_on, rule }: Pick<SeriesRecord, 'upcoming_on' | 'next_on' | 'rule'>,
  holidays: Holidays,
): string | null =>
  upcoming_on !== null && upcoming_on === next_on
    ? occurrenceOn(upcoming_on, rule, holidays).shown_on
    : upcoming_on;
