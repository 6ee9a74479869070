import type { FoundJob } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';

/** Of the first building of a job; without one that of the reader. */
export const zoneOf = (job: FoundJob, person: Person): string =>
  job.buildings[0]?.time_zone ?? person.timeZone;

export const dayAt = (job: FoundJob, person: Person, now: Date): string => dateAt(now, zoneOf(job, person));
