import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const tasksPage = page({
  path: paths.list,
  title: 'tasks:titles.list',
  layout: 'nav',
  gate: 'hasAccessDashboardTasks',
  component: () => import('./task/pages/tasks-page.tsx'),
});

export const createTaskPage = page({
  path: paths.create,
  title: 'tasks:titles.create',
  layout: 'nav',
  gate: 'tasks.canAddTask',
  component: () => import('./task/pages/create-task-page.tsx'),
});

export const taskPage = page({
  path: paths.task,
  title: 'tasks:titles.task',
  layout: 'nav',
  gate: 'hasAccessTasks',
  component: () => import('./task/pages/task-page.tsx'),
});

export const editTaskPage = page({
  path: paths.edit,
  title: 'tasks:titles.edit',
  layout: 'nav',
  gate: 'hasAccessTasks',
  component: () => import('./task/pages/edit-task-page.tsx'),
});

export const sharedTaskPage = page({
  path: paths.shared,
  title: 'tasks:titles.task',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./sharing/shared-task-page.tsx'),
});

export const seriesPage = page({
  path: paths.series,
  title: 'tasks:series.title',
  layout: 'nav',
  gate: 'hasAccessTasks',
  component: () => import('./series/series-page.tsx'),
});

export const sharedSeriesPage = page({
  path: paths.sharedSeries,
  title: 'tasks:series.shared.title',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./sharing/shared-series-page.tsx'),
});

export const feature = defineFeature({
  pages: [tasksPage, createTaskPage, taskPage, editTaskPage, seriesPage, sharedTaskPage, sharedSeriesPage],
  jobFacts: [
    {
      id: 'work',
      title: 'tasks:job.work',
      flag: 'hasAccessTasks',
      order: 0,
      component: () => import('./task/job-work.tsx'),
    },
  ],
  jobTabs: [
    {
      id: 'tasks',
      title: 'tasks:titles.list',
      flag: 'hasAccessTasks',
      ahead: true,
      order: 30,
      component: () => import('./task/job-tasks.tsx'),
    },
  ],
  writes: async () => (await import('./task/outbox/all-writes.ts')).allWrites,
  bringAhead: async (client, session) =>
    (await import('./task/offline-ready/bring-tasks.ts')).bringTasks(client, session),
  palette: [
    {
      id: 'tasks',
      title: 'tasks:palette.title',
      flag: 'hasAccessTasks',
      find: async (words, signal) => (await import('./task/blocks/find-tasks.ts')).findTasks(words, signal),
    },
  ],
});
