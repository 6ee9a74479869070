import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'special-projects:titles.list',
      layout: 'nav',
      gate: 'hasAccessDashboardSpecialProjects',
      component: () => import('./list/project-views.tsx'),
    }),
    page({
      path: paths.create,
      title: 'special-projects:titles.create',
      layout: 'nav',
      gate: 'specialProjects.canCreate',
      component: () => import('./edit/create-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'special-projects:titles.project',
      layout: 'nav',
      gate: 'specialProjects.canUpdate',
      component: () => import('./edit/edit-page.tsx'),
    }),
    page({
      path: paths.project,
      title: 'special-projects:titles.project',
      layout: 'nav',
      gate: 'hasAccessSpecialProjects',
      component: () => import('./record/project-page.tsx'),
    }),
  ],
  homeTiles: [
    {
      id: 'my-projects',
      flag: 'hasAccessSpecialProjects',
      order: 30,
      component: () => import('./tile/mine-tile.tsx'),
    },
  ],
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-mine.ts')).bringMine(client, session),
  writes: async () => [
    ...(await import('./costs/cost-writes.ts')).costWrites,
    (await import('./files/add-files-write.ts')).addFilesWrite,
    (await import('./notes/add-note-write.ts')).addNoteWrite,
  ],
  projectViews: [
    {
      id: 'calendar',
      title: 'special-projects:calendar.title',
      flag: 'hasAccessSpecialProjects',
      order: 10,
      component: () => import('./calendar/calendar-view.tsx'),
    },
    {
      id: 'board',
      title: 'special-projects:board.title',
      flag: 'hasAccessSpecialProjects',
      order: 20,
      component: () => import('./board/board-view.tsx'),
    },
  ],
  siteCriteria: [
    {
      kind: 'record',
      name: 'open_project',
      criterion: 'open-project',
      label: 'special-projects:job.openCriterion',
      flags: ['hasAccessSpecialProjects'],
      choices: async () => (await import('./job/open-project-choices.ts')).openProjectChoices(),
    },
  ],
  taskSections: [
    {
      id: 'special-project',
      source: 'special_project',
      title: 'special-projects:titles.project',
      flag: 'hasAccessSpecialProjects',
      order: 0,
      component: () => import('./task/project-of-task.tsx'),
    },
  ],
  jobTabs: [
    {
      id: 'special-projects',
      title: 'special-projects:job.tab',
      flag: 'hasAccessSpecialProjects',
      order: 60,
      component: () => import('./job/job-projects.tsx'),
    },
  ],
  palette: [
    {
      id: 'special-projects',
      title: 'special-projects:titles.list',
      flag: 'hasAccessSpecialProjects',
      find: async (words, signal) => (await import('./find-projects.ts')).findProjects(words, signal),
    },
  ],
});
