import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { forEachRecord } from '#platform/server/records/for-each-record';
import type { jobBulkEndpoints } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { activateJob } from '../record/activate-job.ts';
import { deactivateJob } from '../record/deactivate-job.ts';
import { lockJobs } from '../record/job-record-repository.ts';
import { jobName } from './job-name.ts';

type Call = SignedInCall<(typeof jobBulkEndpoints)['transitionJobs']>;

/** Activates or deactivates many jobs by the rules of one. What a job still needs is the reason why it stays as it is; nobody
 * confirms gaps for many at once. */
export const transitionJobs = (parts: JobParts) => async (call: Call) => {
  const { ids, step } = call.body;
  const jobs = await lockJobs(call.tenant, ids);
  if (jobs.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  return forEachRecord(call, jobs.map(jobName), (tenant, id) => {
    const one = { ...call, tenant, params: { id } };
    return step.transition === 'activate'
      ? activateJob(parts)({ ...one, body: { confirmed: false } })
      : deactivateJob(parts)({ ...one, body: step });
  });
};
