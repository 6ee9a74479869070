import { wallOf } from '#platform/contract/zoned-time';
import type { Rhythm } from './frequency.ts';

const aDay = 86_400_000;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** The day on which the present work began. Where people work at night, until noon it is the day before. */
export const serviceDay = (now: Date, zone: string, overnight: boolean): string => {
  const wall = wallOf(now.getTime(), zone);
  const date = wall.slice(0, 10);
  if (!overnight || wall.slice(11) >= '12:00') return date;
  return new Date(dayOf(date) - aDay).toISOString().slice(0, 10);
};

/** Whether a monthly, quarterly or yearly rule names this day. In a short month, its last day stands for the days that it
 * lacks. */
const isNamed = ({ frequency, day, month }: Rhythm, at: number): boolean => {
  const date = new Date(at);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (date.getUTCDate() !== Math.min(day ?? 1, lastDay)) return false;
  const since = date.getUTCMonth() + 1 - (month ?? 1);
  if (frequency === 'quarterly') return since % 3 === 0;
  return frequency === 'yearly' ? since === 0 : true;
};

/** Whether an instruction is due on a service day. The day of a monthly, quarterly or yearly rule moves to the next day on
 * which the site is serviced. `serviceDays` are its weekdays, empty when nobody has entered them. */
export const isDue = (rhythm: Rhythm, date: string, serviceDays: readonly number[]): boolean => {
  const day = dayOf(date);
  if (rhythm.frequency === 'nightly') return true;
  if (rhythm.frequency === 'as_needed') return false;
  if (rhythm.frequency === 'weekly') return rhythm.weekdays.includes(weekdayOf(day));
  const serviced = (at: number) => serviceDays.length === 0 || serviceDays.includes(weekdayOf(at));
  if (!serviced(day)) return false;
  for (let named = day; named > day - 7 * aDay; named -= aDay) {
    if (named < day && serviced(named)) return false;
    if (isNamed(rhythm, named)) return true;
  }
  return false;
};
