import type { FoundJob } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';

/** The time zone of the first building of a job, else that of the reader. */
export const zoneOf = (job: FoundJob, person: Person): string =>
  job.buildings[0]?.time_zone ?? person.timeZone;

export const dayAt = (job: FoundJob, person: Person, now: Date): string => dateAt(now, zoneOf(job, person));
