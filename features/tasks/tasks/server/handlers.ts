import type { Gather } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type {
  sharedTaskEndpoints,
  taskDashboardEndpoints,
  taskEndpoints,
  taskExportEndpoints,
} from '../contract/index.ts';
import { getJobWork } from './dashboard/get-job-work.ts';
import { getTaskDashboard } from './dashboard/get-task-dashboard.ts';
import { siteWorkOf } from './dashboard/site-work-repository.ts';
import { addTaskNote } from './notes/add-task-note.ts';
import { deleteTaskNote } from './notes/delete-task-note.ts';
import { createSeriesAtSites } from './series/create-series-at-sites.ts';
import { deleteSeries } from './series/delete-series.ts';
import { exportSeries } from './series/export-series.ts';
import { listSeries } from './series/list-series.ts';
import { pauseSeries } from './series/pause-series.ts';
import { resumeSeries } from './series/resume-series.ts';
import { presentSeries } from './series/series-presenter.ts';
import { skipOccurrence } from './series/skip-occurrence.ts';
import { updateSeries } from './series/update-series.ts';
import { getSeriesShareLink } from './sharing/get-series-share-link.ts';
import { getSharedSeries } from './sharing/get-shared-series.ts';
import { getSharedTask } from './sharing/get-shared-task.ts';
import { getTaskShareLink } from './sharing/get-task-share-link.ts';
import { addResolutionImages } from './task/add-resolution-images.ts';
import { transitionTask } from './task/apply-transition.ts';
import { changeTasks } from './task/bulk/change-tasks.ts';
import { createTask } from './task/create-task.ts';
import { deleteTask } from './task/delete-task.ts';
import { exportTasks } from './task/export-tasks.ts';
import { getNextTask } from './task/get-next-task.ts';
import { signTask } from './task/sign-task.ts';
import { listTasks } from './task/task-list-repository.ts';
import { presentTask, presentTaskRow } from './task/task-presenter.ts';
import { updateTask } from './task/update-task.ts';

export const taskHandlers = (gather: Gather): Handlers<typeof taskEndpoints> => ({
  listTasks: async ({ query, tenant, person, now }) => {
    const page = await listTasks(tenant, query, { now, zone: person.timeZone }, tenant.endWith);
    return presentPage(page, (row) => presentTaskRow(tenant, row, now));
  },
  getTask: ({ params, tenant, person, now }) =>
    tenant.endWith(() => presentTask(tenant, person, params.id, now)),
  getNextTask,
  createTask: createTask(gather('taskOrigins')),
  updateTask,
  transitionTask,
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
  createSeriesAtSites: createSeriesAtSites(gather('taskOrigins')),
  addTaskNote,
  deleteTaskNote,
  changeTasks,
});

export const sharedTaskHandlers: Handlers<typeof sharedTaskEndpoints> = {
  getTaskShareLink,
  getSharedTask,
  getSeriesShareLink,
  getSharedSeries,
};

export const taskExportHandlers: Handlers<typeof taskExportEndpoints> = { exportTasks, exportSeries };

export const taskDashboardHandlers: Handlers<typeof taskDashboardEndpoints> = {
  getTaskDashboard,
  listSiteWork: ({ tenant, now }) => siteWorkOf(tenant, now),
  getJobWork,
};
