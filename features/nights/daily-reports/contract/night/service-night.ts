import { noon } from '#features/sites/service-days/contract';
import { addDays } from '#platform/contract/add-days';
import { wallOf } from '#platform/contract/zoned-time';

const wallIn = (instant: string | number, zone: string): [date: string, time: string] => {
  const wall = wallOf(instant, zone);
  return [wall.slice(0, 10), wall.slice(11)];
};

/** The night that a moment belongs to, by the clocks of the building: its date, or until noon the date before. A change to or
 * from summer time makes no difference. */
export const serviceNight = (instant: string | number, zone: string): string => {
  const [date, time] = wallIn(instant, zone);
  return time < noon ? addDays(date, -1) : date;
};

/** The date on which this time of a service night falls. */
export const dateOfTime = (night: string, time: string): string => (time < noon ? addDays(night, 1) : night);

/** What the clock of the building shows: `23:40`. */
export const timeAt = (instant: string | number, zone: string): string => wallIn(instant, zone)[1];
