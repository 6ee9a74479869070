import { addDays } from '#platform/contract/add-days';
import { instantAt } from '#platform/contract/zoned-time';
import type { ActionLog } from '../log/action-log.ts';
import type { Round } from './round.ts';

type Day = Pick<ActionLog, 'log_date' | 'shift_start' | 'shift_end'> & {
  building: { time_zone: string };
  entries: readonly Pick<
    ActionLog['entries'][number],
    'action_type' | 'common_area' | 'started_at' | 'ended_at'
  >[];
};

export type Stop = {
  room: Round['rooms'][number];
  /** When somebody was there last. */
  last: number | undefined;
  /** By when somebody has to be there; undefined when the round ends before. */
  due: number | undefined;
};

const aMinute = 60_000;

/** First and last moment of the round on this day. One that ends before it begins goes on after midnight. */
const hoursOf = (round: Round, day: Day): { opens: number; closes: number } => {
  const zone = day.building.time_zone;
  const at = (date: string, time: string) => Date.parse(instantAt(date, time, zone));
  const [start, end] = [round.starts_at ?? day.shift_start, round.ends_at ?? day.shift_end];
  const first = Math.min(...day.entries.map(({ started_at }) => Date.parse(started_at)));
  const opens = start ? at(day.log_date, start) : first;
  if (!end) return { opens, closes: Number.POSITIVE_INFINITY };
  const closes = at(day.log_date, end);
  return { opens, closes: closes > opens ? closes : at(addDays(day.log_date, 1), end) };
};

/** The rooms of a round on the day of a log, the soonest due first; rooms due at once keep the order of the round. The first
 * visit is due one interval after the round begins; a round without hours begins with the first entry of the day. */
export const stopsOf = (round: Round, day: Day): Stop[] => {
  const { opens, closes } = hoursOf(round, day);
  const interval = round.interval_minutes * aMinute;
  const stops = round.rooms.map((room): Stop => {
    const times = day.entries
      .filter(
        ({ action_type, common_area }) => action_type === round.action_type && common_area?.id === room.id,
      )
      .map(({ started_at, ended_at }) => Date.parse(ended_at ?? started_at));
    const last = times.length > 0 ? Math.max(...times) : undefined;
    const next = (last ?? opens) + interval;
    // Somebody has to be there once, however short the round.
    const due = last === undefined ? Math.min(next, closes) : next;
    return { room, last, due: Number.isFinite(due) && due <= closes ? due : undefined };
  });
  return stops.toSorted(
    (one, other) => (one.due ?? Number.POSITIVE_INFINITY) - (other.due ?? Number.POSITIVE_INFINITY),
  );
};
