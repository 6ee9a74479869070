import { type FoundJob, jobsInScope } from '#features/sites/jobs/server';
import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Clash, hoursOfWeek, type JobSchedule, planWriters } from '../../contract/index.ts';
import { type ShiftRow, shiftsOfJob, shiftsOfPeople } from './shift-repository.ts';

const fullWeek = 4000;

type Stand = { shift: ShiftRow; day: number; from: number; to: number };

/** The Sunday on which the week of a moment begins. */
const sundayOf = (now: Date, zone: string): string => {
  const date = wallOf(now.getTime(), zone).slice(0, 10);
  return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
};

/** When a shift is worked in the week of a moment, by the clock of its site; with `around`, also in the weeks before and
 * after. */
const spansOf = (shift: ShiftRow, now: Date, around: boolean): Stand[] => {
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

type FindClashesPerson = { id: number; name: string };

const overlapsOf = (
  user: FindClashesPerson,
  own: readonly ShiftRow[],
  all: readonly ShiftRow[],
  now: Date,
  seen: ReadonlySet<number>,
): Clash[] => {
  const elsewhere = all.flatMap((shift) => spansOf(shift, now, true));
  return own.flatMap((shift) =>
    spansOf(shift, now, false).flatMap((stand): Clash[] => {
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

type Reading = { tenant: Tenant; person: Person; now: Date };

const clashesAmong = async (tenant: Tenant, shifts: readonly ShiftRow[], now: Date) => {
  const users = [...new Set(shifts.flatMap(({ people }) => people.map(({ id }) => id)))];
  const all = await shiftsOfPeople(tenant, users);
  const seen = await jobsInScope(tenant, [...new Set(all.map(({ job_id }) => job_id))]);
  return findClashes(shifts, all, { now, seen: new Set(seen.map(({ job_id }) => job_id)) });
};

/** The shifts of a job. Clients have a viewer license and see times and headcounts, but no names. */
export const shiftsFor = async (
  { tenant, person }: Pick<Reading, 'tenant' | 'person'>,
  jobId: number,
): Promise<ShiftRow[]> => {
  const shifts = await shiftsOfJob(tenant, jobId);
  return person.license === 'viewer' ? shifts.map((shift) => ({ ...shift, people: [] })) : shifts;
};

/** The week of a job. Only people who plan get the clashes. */
export const presentSchedule = async (
  { tenant, person, now }: Reading,
  job: FoundJob,
): Promise<JobSchedule> => {
  const shifts = await shiftsFor({ tenant, person }, job.id);
  const plans = planWriters.every((flag) => person.flags.has(flag));
  return {
    time_zone: shifts[0]?.zone_name ?? job.buildings[0]?.time_zone ?? person.timeZone,
    shifts,
    clashes: plans ? await clashesAmong(tenant, shifts, now) : null,
    can: { assign: plans && person.license !== 'viewer' },
  };
};
