import { createHash } from 'node:crypto';
import { jobName, lockJobs } from '#features/sites/jobs/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, Problem } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { SignedInCall } from '#platform/server/http/call';
import { reasonOf } from '#platform/server/http/reason-of';
import { type SeriesSite, taskEndpoints } from '../../contract/index.ts';
import { addNewTask } from '../task/create-task.ts';
import type { TaskOrigins } from '../task/task-origins.ts';

type Endpoint = (typeof taskEndpoints)['createSeriesAtSites'];

/** The id of the series that a form begins at a site, the same each time that it is sent. Version 8 of RFC 9562. */
const uuidAt = (form: string, { job_id, building_id }: SeriesSite): string => {
  const hex = createHash('sha256').update(`${form} ${job_id} ${building_id}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** Begins a series at each site by the rules of one. A site that refuses it, such as one that an assignee does not see, does not
 * keep the others from theirs. */
export const createSeriesAtSites =
  (origins: TaskOrigins) =>
  async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { sites, client_uuid: form, ...common } = call.body;
    const jobIds = [...new Set(sites.map(({ job_id }) => job_id))];
    const jobs = await lockJobs(call.tenant, jobIds);
    const names = new Map(jobs.map(jobName).map(({ id, name }) => [id, name]));
    if (names.size !== jobIds.length) throw invalid({ sites: ['invalid_ids'] });
    const outcome: AnswerOf<Endpoint> = { done: [], failed: [] };
    for (const site of sites) {
      const own = form && { client_uuid: uuidAt(form, site) };
      const body = taskEndpoints.createTask.body.parse({ ...common, ...site, ...own });
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
