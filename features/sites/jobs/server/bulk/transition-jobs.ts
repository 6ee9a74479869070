import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { forEachRecord } from '#platform/server/records/for-each-record';
import type { jobBulkEndpoints } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { activateJob } from '../record/activate-job.ts';
import { endJob } from '../record/deactivate-job.ts';
import { lockJobs } from '../record/job-record-repository.ts';
import { jobName } from './change-jobs.ts';

type Endpoint = (typeof jobBulkEndpoints)['transitionJobs'];

/** Activates or deactivates many jobs by the rules of one. What a job still needs is the reason why it stays as it is; nobody
 * confirms gaps for many at once. */
export const transitionJobs =
  (parts: JobParts) =>
  async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { ids, step } = call.body;
    const jobs = await lockJobs(call.tenant, ids);
    if (jobs.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
    const final = new Set<number>();
    const outcome = await forEachRecord(call, jobs.map(jobName), async (tenant, id) => {
      const one = { ...call, tenant, params: { id } };
      if (step.transition === 'activate')
        return void (await activateJob(parts)({ ...one, body: { confirmed: false } }));
      const { hadWork } = await endJob(parts, { ...one, body: step });
      // Ended work does not come back.
      if (hadWork) final.add(id);
    });
    const before = new Map(jobs.map(({ id, status, end_date }) => [id, { status, end_date }]));
    const saved = await lockJobs(
      call.tenant,
      outcome.done.filter((id) => !final.has(id)),
    );
    return {
      ...outcome,
      changed: saved.flatMap((job) => {
        const had = before.get(job.id);
        return had ? [{ ...jobName(job), before: had, updated_at: job.updated_at }] : [];
      }),
    };
  };
