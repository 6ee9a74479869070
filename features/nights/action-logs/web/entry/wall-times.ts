import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { isEarlyMorning } from '../../contract/index.ts';

type Day = { log_date: string; building: { time_zone: string } };

/** `21:30` at the building. */
export const wallTimeOf = (instant: string, { building }: Day): string =>
  wallOf(instant, building.time_zone).slice(11);

/** The moment of a time on the day of the log. Times before `lastHour` are of the next morning, when a shift may still run. */
export const instantOn = (time: string, { log_date, building: { time_zone: zone } }: Day): string => {
  const same = instantAt(log_date, time, zone);
  return isEarlyMorning(same, zone) ? instantAt(addDays(log_date, 1), time, zone) : same;
};
