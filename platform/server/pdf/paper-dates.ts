import { wallOf } from '#platform/contract/zoned-time';

/** MM/DD/YYYY, in both languages. */
export const paperDate = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** `23:40` as 11:40 PM. */
export const paperTime = (time: string): string => {
  const [hour = '0', minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
};

/** A moment as MM/DD/YYYY and time, in the time zone of the building. */
export const paperMoment = (at: string, zone: string): string => {
  const [date = '', time = ''] = wallOf(at, zone).split('T');
  return `${paperDate(date)} ${paperTime(time)}`;
};
