import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Round, roundEndpoints } from '../../contract/index.ts';
import { roundsInScope } from './round-repository.ts';

type Call = SignedInCall<(typeof roundEndpoints)['listRounds']>;

/** Rounds say how the company works, so clients with a login get none. */
export const listRounds = async ({ tenant, person, query }: Call): Promise<Round[]> => {
  if (query.job_id !== undefined && !(await loadJob(tenant, query.job_id))) throw notFound();
  return person.license === 'viewer' ? [] : roundsInScope(tenant, { jobId: query.job_id });
};
