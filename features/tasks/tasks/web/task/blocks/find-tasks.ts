import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { taskEndpoints, taskStatuses, titleWords } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import { siteOf } from '../parts/place.ts';

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
