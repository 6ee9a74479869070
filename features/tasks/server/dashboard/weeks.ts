import type { DateRange } from '#platform/contract/date-range';
import { dateOf, dayOf } from '../../contract/recurrence/civil-day.ts';

/** 1970-01-01 was a Thursday: days since the last Sunday. */
const sinceSunday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The weeks of a range, from Sunday to Saturday; the first and the last may be shorter. */
export const weeksOf = ({ from, to }: DateRange): DateRange[] => {
  const weeks: DateRange[] = [];
  const end = dayOf(to);
  for (let start = dayOf(from); start <= end; ) {
    const last = Math.min(end, start + 6 - sinceSunday(start));
    weeks.push({ from: dateOf(start), to: dateOf(last) });
    start = last + 1;
  }
  return weeks;
};
