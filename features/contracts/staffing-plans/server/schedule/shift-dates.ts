import type { CalendarDate } from '#features/sites/calendar-feeds/server';
import { addDays } from '#platform/contract/add-days';
import type { Locale } from '#platform/contract/fields';
import { planTexts } from '../texts.ts';
import type { ShiftRow } from './shift-repository.ts';

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first day from a date on which a shift is worked. */
const firstDay = (shift: ShiftRow, from: string): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(from, days))
    .find((date) => shift.days.includes(weekdayOf(date))) ?? from;

/** A shift in a calendar, every week from when its plan begins, but not on holidays. */
export const dateOfShift = (
  shift: ShiftRow,
  locale: Locale,
  { from, holidays }: { from: string; holidays: ReadonlySet<string> },
): CalendarDate => {
  const t = planTexts(locale);
  const day = firstDay(shift, shift.effective_from > from ? shift.effective_from : from);
  const role = shift.title || t(`scheduleType.${shift.schedule_type}`);
  return {
    key: `shift-${shift.id}`,
    day,
    title: `${role}: ${shift.job}`,
    text: [shift.service.name, shift.zone, ...shift.people.map(({ name }) => name)]
      .filter(Boolean)
      .join('\n'),
    place: shift.address,
    path: `/job/${shift.job_id}?tab=schedules`,
    weekly: {
      days: shift.days,
      start: shift.start_time,
      minutes: shift.shift_length_hours * 60,
      zone: shift.zone_name,
      except: [...holidays].filter((date) => date >= day && shift.days.includes(weekdayOf(date))).toSorted(),
    },
  };
};
