import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const dailyReportsPage = page({
  path: paths.list,
  title: 'daily-reports:titles.list',
  layout: 'nav',
  gate: 'hasAccessReports',
  component: () => import('./list/reports-page.tsx'),
});

export const reportDashboardPage = page({
  path: paths.dashboard,
  title: 'daily-reports:titles.dashboard',
  layout: 'nav',
  gate: 'hasAccessDashboardReports',
  component: () => import('./dashboard/dashboard-page.tsx'),
});

export const feature = defineFeature({
  pages: [dailyReportsPage, reportDashboardPage],
  bringAhead: async (client, session) =>
    (await import('./at-hand/bring-reports.ts')).bringReports(client, session),
  jobTabs: [
    {
      id: 'daily-reports',
      title: 'daily-reports:job.tab',
      flag: 'hasAccessReports',
      order: 30,
      component: () => import('./job/job-reports.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/report-writes.ts')).reportWrites,
});
