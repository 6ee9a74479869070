import { type FoundJob, jobsInScope } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type JobSchedule, planWriters } from '../../contract/index.ts';
import { findClashes } from './find-clashes.ts';
import { type ShiftRow, shiftsOfJob, shiftsOfPeople } from './shift-repository.ts';

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
