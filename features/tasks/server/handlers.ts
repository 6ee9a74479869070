import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type {
  sharedTaskEndpoints,
  taskDashboardEndpoints,
  taskEndpoints,
  taskExportEndpoints,
} from '../contract/index.ts';
import { addResolutionImages } from './actions/add-resolution-images.ts';
import { createTask } from './actions/create-task.ts';
import { deleteTask } from './actions/delete-task.ts';
import { exportTasks } from './actions/export-tasks.ts';
import { getNextTask } from './actions/get-next-task.ts';
import { moveTask } from './actions/move-task.ts';
import { signTask } from './actions/sign-task.ts';
import { updateTask } from './actions/update-task.ts';
import { changeTasks } from './bulk/change-tasks.ts';
import { getTaskDashboard } from './dashboard/get-task-dashboard.ts';
import { addTaskNote } from './notes/add-task-note.ts';
import { deleteTaskNote } from './notes/delete-task-note.ts';
import { deleteSeries } from './series/actions/delete-series.ts';
import { exportSeries } from './series/actions/export-series.ts';
import { listSeries } from './series/actions/list-series.ts';
import { pauseSeries } from './series/actions/pause-series.ts';
import { resumeSeries } from './series/actions/resume-series.ts';
import { skipOccurrence } from './series/actions/skip-occurrence.ts';
import { updateSeries } from './series/actions/update-series.ts';
import { presentSeries } from './series/series-presenter.ts';
import { getSeriesShareLink } from './shared/get-series-share-link.ts';
import { getSharedSeries } from './shared/get-shared-series.ts';
import { getSharedTask } from './shared/get-shared-task.ts';
import { getTaskShareLink } from './shared/get-task-share-link.ts';
import { listTasks } from './task-list-repository.ts';
import { presentTask, presentTaskRow } from './task-presenter.ts';

export const taskHandlers: Handlers<typeof taskEndpoints> = {
  listTasks: async ({ query, tenant, person, now }) => {
    const page = await listTasks(tenant, query, { now, zone: person.timeZone });
    return presentPage(page, (row) => presentTaskRow(tenant, row, now));
  },
  getTask: ({ params, tenant, person, now }) => presentTask(tenant, person, params.id, now),
  getNextTask,
  createTask,
  updateTask,
  moveTask,
  deleteTask,
  addResolutionImages,
  signTask,
  listSeries,
  getSeries: ({ params, tenant, person, now }) => presentSeries(tenant, person, params.id, now),
  updateSeries,
  pauseSeries,
  resumeSeries,
  skipOccurrence,
  deleteSeries,
  addTaskNote,
  deleteTaskNote,
  changeTasks,
};

export const sharedTaskHandlers: Handlers<typeof sharedTaskEndpoints> = {
  getTaskShareLink,
  getSharedTask,
  getSeriesShareLink,
  getSharedSeries,
};

export const taskExportHandlers: Handlers<typeof taskExportEndpoints> = { exportTasks, exportSeries };

export const taskDashboardHandlers: Handlers<typeof taskDashboardEndpoints> = { getTaskDashboard };
