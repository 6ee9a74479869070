import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { type Task, type TaskRow, taskEndpoints, taskStatuses, titleWords } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';

/** The place in the building, from the largest part to the smallest. */
export const placeOf = (task: TaskRow & Partial<Pick<Task, 'floor' | 'building_tenants'>>): string =>
  [task.floor, task.common_area, task.area, task.building_tenants?.replaceAll('\n', ', ')]
    .filter(Boolean)
    .join(' · ');

export const siteOf = ({ job }: Pick<TaskRow, 'job'>): string => `${job.job_number} ${job.job_name}`;

/** Searches by number, or by words of title and description. Finished tasks are included; newest first. */
export const findTasks = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    taskEndpoints.listTasks,
    { query: { q: words, status: [...taskStatuses], per_page: 6, sort: 'number', order: 'desc' } },
    { signal },
  );
  return rows.map((task) => ({
    id: `task ${task.id}`,
    label: `#${task.number} ${titleWords(task.title)}`,
    description: siteOf(task),
    to: taskHref(task.id),
  }));
};
