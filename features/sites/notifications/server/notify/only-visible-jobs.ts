import type { NotificationRow } from '../bell/notification-repository.ts';
import type { Params } from './kind.ts';

/** Reduces a notification to the jobs that the person sees; undefined when none is left. */
export const onlyVisibleJobs = <R extends Pick<NotificationRow, 'params' | 'job_id' | 'job_ids'>>(
  row: R,
  sees: (jobId: number) => boolean,
): R | undefined => {
  const { params, job_id, job_ids } = row;
  if (job_id !== null && !sees(job_id)) return undefined;
  if (job_ids === null) return row;
  const count = job_ids.filter(sees).length;
  if (count === 0) return undefined;
  const left = (list: Params[string] | undefined, between: string): string =>
    String(list ?? '')
      .split(between)
      .filter((_, place) => sees(job_ids[place] ?? 0))
      .join(between);
  const shown = { count, ids: left(params.ids, ','), lines: left(params.lines, '\n') };
  return { ...row, params: { ...params, ...shown } };
};
