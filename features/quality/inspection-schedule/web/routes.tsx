import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';
import { scheduleReaders } from './schedule-readers.ts';

export const dueListPage = page({
  path: paths.dueList,
  title: 'inspection-schedule:titles.due',
  layout: 'nav',
  gate: scheduleReaders,
  component: () => import('./due/due-list-page.tsx'),
});

export const duePage = page({
  path: paths.due,
  title: 'inspection-schedule:titles.next',
  layout: 'nav',
  gate: scheduleReaders,
  component: () => import('./due/due-page.tsx'),
});

export const schedulePage = page({
  path: paths.schedule,
  title: 'inspection-schedule:titles.schedule',
  layout: 'nav',
  gate: scheduleReaders,
  component: () => import('./schedule/schedule-page.tsx'),
});

export const feature = defineFeature({
  pages: [dueListPage, duePage, schedulePage],
  homeTiles: [
    {
      id: 'inspections-due',
      flag: scheduleReaders,
      order: 20,
      component: () => import('./tile/due-tile.tsx'),
    },
  ],
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-due.ts')).bringDue(client, session),
});
