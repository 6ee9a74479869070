import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const actionLogPage = page({
  path: paths.list,
  title: 'action-logs:titles.list',
  layout: 'nav',
  gate: 'hasAccessActionLog',
  component: () => import('./action-log-page.tsx'),
});

export const sharedActionLogPage = page({
  path: paths.shared,
  title: 'action-logs:titles.log',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./sharing/shared-log-page.tsx'),
});

export const logDashboardPage = page({
  path: paths.dashboard,
  title: 'action-logs:titles.dashboard',
  layout: 'nav',
  gate: 'hasAccessDashboardActionLogs',
  component: () => import('./dashboard/dashboard-page.tsx'),
});

export const feature = defineFeature({
  pages: [actionLogPage, logDashboardPage, sharedActionLogPage],
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-logs.ts')).bringLogs(client, session),
  jobTabs: [
    {
      id: 'action-logs',
      title: 'action-logs:titles.list',
      flag: 'hasAccessActionLog',
      ahead: true,
      order: 30,
      component: () => import('./job/job-action-logs.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/log-writes.ts')).logWrites,
});
