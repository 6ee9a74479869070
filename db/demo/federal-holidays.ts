import { addDays, recurrenceRule, ruleDates } from '#features/tasks/tasks/contract';

const fixed = [
  ['01-01', 'New Year’s Day'],
  ['06-19', 'Juneteenth'],
  ['07-04', 'Independence Day'],
  ['11-11', 'Veterans Day'],
  ['12-25', 'Christmas Day'],
] as const;

/** Month, the how many-th of these weekdays in it, weekday (0 is Sunday), name. */
const moving = [
  ['01', 3, 1, 'Martin Luther King Jr. Day'],
  ['02', 3, 1, 'Washington’s Birthday'],
  ['05', 'last', 1, 'Memorial Day'],
  ['09', 1, 1, 'Labor Day'],
  ['10', 2, 1, 'Columbus Day'],
  ['11', 4, 4, 'Thanksgiving Day'],
] as const;

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
const observed = (date: string): string => {
  const weekday = new Date(date).getUTCDay();
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, 1) : date;
};

/** The federal holidays of the United States in these years, by the day they are observed. */
export const federalHolidays = (years: readonly number[]): { date: string; name: string }[] =>
  years.flatMap((year) => [
    ...fixed.map(([day, name]) => ({ date: observed(`${year}-${day}`), name })),
    ...moving.map(([month, nth, weekday, name]) => {
      const start_on = `${year}-${month}-01`;
      const rule = recurrenceRule.parse({
        freq: 'month',
        every: 1,
        month_mode: 'nth_weekday',
        nth,
        weekday,
        start_on,
      });
      return { date: ruleDates(rule, start_on, `${year}-12-31`).next().value as string, name };
    }),
  ]);
