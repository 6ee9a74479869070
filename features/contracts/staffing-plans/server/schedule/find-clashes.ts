import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { type Clash, hoursOfWeek } from '../../contract/index.ts';
import type { ShiftRow } from './shift-repository.ts';

const fullWeek = 4000;

type Stand = { shift: ShiftRow; day: number; from: number; to: number };

/** The Sunday on which the week of a moment begins. */
const sundayOf = (now: Date, zone: string): string => {
  const date = wallOf(now.getTime(), zone).slice(0, 10);
  return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
};

/** When a shift is worked in the week of a moment, by the clock of its site; with `around`, also in the weeks before and
 * after. */
const standsOf = (shift: ShiftRow, now: Date, around: boolean): Stand[] => {
  const { start_time } = shift;
  if (start_time === null) return [];
  const sunday = sundayOf(now, shift.zone_name);
  return (around ? [-7, 0, 7] : [0]).flatMap((week) =>
    shift.days.map((day) => {
      const from = Date.parse(instantAt(addDays(sunday, week + day), start_time, shift.zone_name));
      return { shift, day, from, to: from + shift.shift_length_hours * 3_600_000 };
    }),
  );
};

type Person = { id: number; name: string };

const overlapsOf = (
  user: Person,
  own: readonly ShiftRow[],
  all: readonly ShiftRow[],
  now: Date,
  seen: ReadonlySet<number>,
): Clash[] => {
  const elsewhere = all.flatMap((shift) => standsOf(shift, now, true));
  return own.flatMap((shift) =>
    standsOf(shift, now, false).flatMap((stand): Clash[] => {
      const others = elsewhere.filter(
        (other) => other.shift.id !== shift.id && other.from < stand.to && stand.from < other.to,
      );
      const distinct = [...new Map(others.map((other) => [other.shift.id, other.shift])).values()];
      return distinct.map(({ job_id, job, start_time }) => ({
        kind: 'overlap',
        user,
        day: stand.day,
        shift_id: shift.id,
        other: seen.has(job_id) ? { job_id, name: job, start_time: start_time ?? '' } : null,
      }));
    }),
  );
};

/** Finds people who would have to be at two places at once, across midnight and time zones too, or work more than a full
 * week. `shifts` are those of the job, `all` those of its people at all jobs; only jobs in `seen` are named. */
export const findClashes = (
  shifts: readonly ShiftRow[],
  all: readonly ShiftRow[],
  { now, seen }: { now: Date; seen: ReadonlySet<number> },
): Clash[] => {
  const people = new Map(shifts.flatMap((shift) => shift.people).map(({ id, name }) => [id, { id, name }]));
  const isOn = (id: number) => (shift: ShiftRow) => shift.people.some((person) => person.id === id);
  return [...people.values()].flatMap((user): Clash[] => {
    const everywhere = all.filter(isOn(user.id));
    const worked = everywhere.map((shift) => hoursOfWeek({ ...shift, headcount: 1 }));
    const week = worked.reduce((total, hours) => total + hours, 0);
    return [
      ...overlapsOf(user, shifts.filter(isOn(user.id)), everywhere, now, seen),
      ...(week > fullWeek ? [{ kind: 'hours' as const, user, hours: week / 100 }] : []),
    ];
  });
};
