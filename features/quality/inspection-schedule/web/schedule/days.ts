import { addDays } from '#platform/contract/add-days';

const aDay = 86_400_000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The Sunday on or before the day. */
export const weekStart = (day: string): string => addDays(day, -new Date(at(day)).getUTCDay());

const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

export const weekOf = (day: string): string[] => daysFrom(weekStart(day), 7);

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The whole weeks that contain the month of the day. */
export const weeksOfMonth = (day: string): string[][] => {
  const first = firstOfMonth(day);
  const next = addMonths(first, 1);
  const start = weekStart(first);
  const weeks = Math.ceil((at(next) - at(start)) / (7 * aDay));
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(start, week * 7), 7));
};

/** The first day of the month that is `count` months after the day's; before it when negative. */
export const addMonths = (day: string, count: number): string => {
  const date = new Date(at(firstOfMonth(day)));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
};
