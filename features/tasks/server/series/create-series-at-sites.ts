import { jobName, lockJobs } from '#features/jobs/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, Problem } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { SignedInCall } from '#platform/server/http/call';
import { reasonOf } from '#platform/server/http/reason-of';
import { taskEndpoints } from '../../contract/index.ts';
import { addNewTask } from '../task/create-task.ts';
import type { TaskOrigins } from '../task/task-origins.ts';

type Endpoint = (typeof taskEndpoints)['createSeriesAtSites'];

/** Begins a series at each site by the rules of one. A site that refuses it, such as one that an assignee does not see, does not
 * keep the others from theirs. */
export const createSeriesAtSites =
  (origins: TaskOrigins) =>
  async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { sites, ...common } = call.body;
    const jobIds = [...new Set(sites.map(({ job_id }) => job_id))];
    const jobs = await lockJobs(call.tenant, jobIds);
    const names = new Map(jobs.map(jobName).map(({ id, name }) => [id, name]));
    if (names.size !== jobIds.length) throw invalid({ sites: ['invalid_ids'] });
    const outcome: AnswerOf<Endpoint> = { done: [], failed: [] };
    for (const site of sites) {
      const body = taskEndpoints.createTask.body.parse({ ...common, ...site });
      try {
        const { id, seriesId } = await attempt(call.tenant, (tenant) =>
          addNewTask({ ...call, tenant, body }, origins),
        );
        if (seriesId === undefined) throw new Error(`task ${id} has no series`);
        outcome.done.push({ ...site, series_id: seriesId, task_id: id });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        outcome.failed.push({ ...site, name: names.get(site.job_id) ?? '', reason: reasonOf(call, error) });
      }
    }
    return outcome;
  };
