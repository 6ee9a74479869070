import { type FoundJob, loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { instructionEndpoints } from '../contract/index.ts';
import { readersOfJob } from './reader-repository.ts';
import { setFacts } from './version-repository.ts';

/** The time zone of the first building of a job, else that of the reader. */
export const zoneOf = (job: FoundJob, person: Person): string =>
  job.buildings[0]?.time_zone ?? person.timeZone;

const dayAt = (job: FoundJob, person: Person, now: Date): string => dateAt(now, zoneOf(job, person));

type Call = SignedInCall<(typeof instructionEndpoints)['listInstructionReaders']>;

export const listInstructionReaders = async ({ tenant, person, params, now }: Call) => {
  const job = await loadJob(tenant, params.id);
  if (!job) throw notFound();
  const { version } = await setFacts(tenant, params.id);
  return { version, rows: await readersOfJob(tenant, params.id, dayAt(job, person, now)) };
};
