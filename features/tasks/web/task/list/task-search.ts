import { z } from 'zod';
import { urlChoice, urlText } from '#platform/web/routing/search-fields';
import { taskList } from './task-list-definition.ts';

const urlDate = () => z.iso.date().optional().catch(undefined);

/** The parameters of the tasks page. Its views share the filters of place and person. */
export const taskSearch = taskList.schema.extend({
  view: urlChoice(['dashboard', 'list', 'series']),
  /** Date range of the dashboard. */
  range: urlText(),
  from: urlDate(),
  to: urlDate(),
});

export type TaskSearch = z.output<typeof taskSearch>;
