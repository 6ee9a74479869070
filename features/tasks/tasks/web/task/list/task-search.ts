import type { z } from 'zod';
import { rangeSearch, urlChoice } from '#platform/web/routing/search-fields';
import { taskList } from './task-list-definition.ts';

/** The parameters of the tasks page. Its views share the filters of place and person. */
export const taskSearch = taskList.schema.extend({
  view: urlChoice(['dashboard', 'list', 'series']),
  /** Date range of the dashboard. */
  ...rangeSearch,
});

export type TaskSearch = z.output<typeof taskSearch>;
