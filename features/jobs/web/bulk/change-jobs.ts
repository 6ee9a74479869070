import { call } from '#platform/web/api/index';
import {
  bulkLimit,
  type ChangedJob,
  type JobChange,
  jobBulkEndpoints,
  jobEndpoints,
} from '../../contract/index.ts';
import { jobList } from '../job-list/job-list-definition.ts';

export type JobListSearch = Parameters<typeof jobList.queryOf>[0];

/** Ids of all job sites that match the filters of the list. */
export const matchingIds = async (search: JobListSearch): Promise<number[]> => {
  const { include: _, ...filters } = jobList.queryOf(search);
  const { rows } = await call(jobEndpoints.listJobs, { query: { ...filters, page: 1, per_page: 0 } });
  return rows.map(({ id }) => id);
};

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / bulkLimit) }, (_, at) =>
    all.slice(at * bulkLimit, (at + 1) * bulkLimit),
  );

/** Sets the fields at any number of jobs, in calls of limited size, and adds those that had other values to `changed`: after a
 * call that failed, what the calls before it changed can still be taken back. */
export const changeMany = async (
  ids: readonly number[],
  change: JobChange,
  changed: ChangedJob[],
): Promise<void> => {
  for (const part of inParts(ids))
    changed.push(...(await call(jobBulkEndpoints.changeJobs, { body: { ids: part, change } })).changed);
};

/** Takes it back, and answers how many were changed again since and so stay. */
export const undoMany = async (changed: readonly ChangedJob[]): Promise<{ undone: number; kept: number }> => {
  const sum = { undone: 0, kept: 0 };
  for (const part of inParts(changed)) {
    const { undone, kept } = await call(jobBulkEndpoints.undoJobChanges, { body: { jobs: part } });
    sum.undone += undone.length;
    sum.kept += kept.length;
  }
  return sum;
};
