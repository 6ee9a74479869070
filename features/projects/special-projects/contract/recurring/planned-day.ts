import { addDays, previewDates, type RecurrenceRule, ruleDates } from '#features/tasks/tasks/contract';

export type Recurring = { schedules: readonly { rule: RecurrenceRule }[]; scheduled_date: string | null };

const daysOfYear = 365;

/** The first date of any rule on a day or after it. */
const firstDate = (schedules: Recurring['schedules'], from: string): string | null =>
  schedules
    .flatMap(({ rule }) => previewDates(rule, from, 1).map(({ occurrence_date: date }) => date))
    .toSorted()[0] ?? null;

/** The day on which the work is planned: of a project that recurs the next date of its rules, else the one entered. */
export const plannedDay = ({ schedules, scheduled_date }: Recurring, today: string): string | null =>
  schedules.length > 0 ? firstDate(schedules, today) : scheduled_date;

/** How many dates the rules have in the year that begins with the next of them. */
export const yearDates = (schedules: Recurring['schedules'], today: string): number => {
  const first = firstDate(schedules, today);
  if (first === null) return 0;
  const last = addDays(first, daysOfYear - 1);
  return schedules.reduce((count, { rule }) => count + [...ruleDates(rule, first, last)].length, 0);
};

/** How many dates a price for each counts for: those of a year; once for work that is done once. */
export const countedDates = (schedules: Recurring['schedules'], today: string): number =>
  schedules.length > 0 ? yearDates(schedules, today) : 1;

/** How many dates the rules have from their beginning to a day. */
export const datesUntil = (schedules: Recurring['schedules'], day: string): number =>
  schedules.reduce((count, { rule }) => count + [...ruleDates(rule, rule.start_on, day)].length, 0);
