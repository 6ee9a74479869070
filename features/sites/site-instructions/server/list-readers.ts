import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { instructionEndpoints } from '../contract/index.ts';
import { readersOfJob } from './reader-repository.ts';
import { dayAt } from './site-day.ts';
import { setFacts } from './version-repository.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['listInstructionReaders']>;

export const listInstructionReaders = async ({ tenant, person, params, now }: Call) => {
  const job = await findJob(tenant, params.id);
  if (!job) throw notFound();
  const { version } = await setFacts(tenant, params.id);
  return { version, rows: await readersOfJob(tenant, params.id, dayAt(job, person, now)) };
};
