import type { QueryClient } from '@tanstack/react-query';
import type { JobRow } from '#features/sites/jobs/contract';
import { jobSitesQuery } from '#features/sites/jobs/web';
import { type Task, type TransitionName, titleWords } from '../../../contract/index.ts';
import { siteOf } from '../blocks/find-tasks.ts';

/** What the outbox shows about a write for a task. */
export type AboutTask = { id: number; number: number; title: string; site: string };

export type AboutTransition = AboutTask & { transition: TransitionName };

export type AboutNewTask = { title: string; site: string };

export const newTaskKind = 'createTask';

export const taskGroup = (id: number): string => `task ${id}`;

export const aboutTask = (task: Task): AboutTask => ({
  id: task.id,
  number: task.number,
  title: titleWords(task.title),
  site: siteOf(task),
});

/** Number and name from the list of sites; empty while that is not loaded. */
export const siteWords = (client: QueryClient, jobId: number): string => {
  const sites = client.getQueryData<{ rows: readonly JobRow[] }>(jobSitesQuery.queryKey);
  const site = sites?.rows.find(({ id }) => id === jobId);
  return site ? `${site.job_number} ${site.job_name}` : '';
};
