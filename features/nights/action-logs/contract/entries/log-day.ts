import { addDays } from '#platform/contract/add-days';
import { wallOf } from '#platform/contract/zoned-time';

/** Until this hour of the next morning a shift still belongs to the day on which it began. */
const lastHour = '04:00';

/** Whether a moment belongs to the day of a log: until `lastHour` of the next morning. */
export const isOnLogDay = (instant: string, logDate: string, zone: string): boolean => {
  const wall = wallOf(instant, zone);
  return wall >= logDate && wall <= `${addDays(logDate, 1)}T${lastHour}`;
};

/** Whether a moment lies before `lastHour`, when an open log of the day before is still being written. */
export const isEarlyMorning = (instant: string, zone: string): boolean =>
  wallOf(instant, zone).slice(11) < lastHour;
