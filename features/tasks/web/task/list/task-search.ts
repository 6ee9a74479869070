import { z } from 'zod';
import { urlChoice, urlText } from '#platform/web/routing/search-fields';
import { taskList } from './task-list-definition.ts';

const urlDate = () => z.iso.date().optional().catch(undefined);

/** What the page of tasks keeps in the address: its views narrow by place and person alike. */
export const taskSearch = taskList.schema.extend({
  view: urlChoice(['dashboard', 'list', 'series']),
  /** Of the dashboard. */
  range: urlText(),
  from: urlDate(),
  to: urlDate(),
});

export type TaskSearch = z.output<typeof taskSearch>;
