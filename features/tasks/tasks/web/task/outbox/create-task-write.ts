import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { taskEndpoints } from '../../../contract/index.ts';
import { createTaskHref } from '../../addresses.ts';
import { type AboutNewTask, newTaskKind } from './about.ts';
import { showCreated } from './show-created.ts';
import { cacheTask } from './task-answer.ts';

export const createTaskWrite: WriteKind<typeof taskEndpoints.createTask, AboutNewTask> = {
  name: newTaskKind,
  endpoint: taskEndpoints.createTask,
  title: ({ title }) => text('tasks:outbox.create', { title }),
  place: ({ site }) => site,
  delivered: ({ client, answer, late, go }) => {
    cacheTask(client, answer);
    if (late) showCreated(answer, go);
  },
  edit: (write) => createTaskHref({ unsent: write.id }),
};
