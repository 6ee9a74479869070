import type { Handlers } from '#platform/server/http/call';
import { pageAnswer } from '#platform/server/http/page';
import type { taskEndpoints } from '../contract/index.ts';
import { addResolutionImages } from './actions/add-resolution-images.ts';
import { createTask } from './actions/create-task.ts';
import { deleteTask } from './actions/delete-task.ts';
import { getNextTask } from './actions/get-next-task.ts';
import { moveTask } from './actions/move-task.ts';
import { signTask } from './actions/sign-task.ts';
import { updateTask } from './actions/update-task.ts';
import { changeTasks } from './bulk/change-tasks.ts';
import { addTaskNote } from './notes/add-task-note.ts';
import { deleteTaskNote } from './notes/delete-task-note.ts';
import { listTasks } from './task-list-repository.ts';
import { presentTask, presentTaskRow } from './task-presenter.ts';

export const taskHandlers: Handlers<typeof taskEndpoints> = {
  listTasks: async ({ query, tenant, person, now }) => {
    const { rows, total } = await listTasks(tenant, query, { now, zone: person.timeZone });
    return pageAnswer(
      query,
      rows.map((row) => presentTaskRow(tenant, row, now)),
      total,
    );
  },
  getTask: ({ params, tenant, person, now }) => presentTask(tenant, person, params.id, now),
  getNextTask,
  createTask,
  updateTask,
  moveTask,
  deleteTask,
  addResolutionImages,
  signTask,
  addTaskNote,
  deleteTaskNote,
  changeTasks,
};
