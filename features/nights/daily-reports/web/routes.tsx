import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { doorsHref, paths } from './addresses.ts';

export const dailyReportsPage = page({
  path: paths.list,
  title: 'daily-reports:titles.list',
  layout: 'nav',
  gate: 'hasAccessReports',
  component: () => import('./list/reports-page.tsx'),
});

export const doorProofPage = page({
  path: paths.doors,
  title: 'daily-reports:proof.title',
  layout: 'nav',
  gate: 'hasAccessReports',
  component: () => import('./proof/proof-page.tsx'),
});

export const sharedDoorProofPage = page({
  path: paths.sharedDoors,
  title: 'daily-reports:proof.title',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./proof/shared-proof-page.tsx'),
});

export const sharedDailyReportPage = page({
  path: paths.shared,
  title: 'daily-reports:titles.report',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./sharing/shared-report-page.tsx'),
});

export const reportDashboardPage = page({
  path: paths.dashboard,
  title: 'daily-reports:titles.dashboard',
  layout: 'nav',
  gate: 'hasAccessDashboardReports',
  component: () => import('./dashboard/dashboard-page.tsx'),
});

/** The same access as that of the calls that these pages make. */
const seesOpenReports = { flag: 'hasAccessReports', unless: 'reports.onlyFinalized' } as const;

export const missingPage = page({
  path: paths.missing,
  title: 'daily-reports:missing.titles.missing',
  layout: 'nav',
  gate: seesOpenReports,
  component: () => import('./missing/list/missing-page.tsx'),
});

export const tonightPage = page({
  path: paths.tonight,
  title: 'daily-reports:missing.titles.tonight',
  layout: 'wall',
  gate: seesOpenReports,
  component: () => import('./missing/tonight/tonight-page.tsx'),
});

export const feature = defineFeature({
  pages: [
    dailyReportsPage,
    reportDashboardPage,
    doorProofPage,
    sharedDailyReportPage,
    sharedDoorProofPage,
    missingPage,
    tonightPage,
  ],
  listActions: [
    {
      id: 'missing-work',
      title: 'daily-reports:missing.titles.missing',
      list: 'daily-reports',
      flag: 'hasAccessReports',
      order: 10,
      component: () => import('./missing/header/report-actions.tsx'),
    },
  ],
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-reports.ts')).bringReports(client, session),
  jobTabs: [
    {
      id: 'daily-reports',
      title: 'daily-reports:job.tab',
      flag: 'hasAccessReports',
      ahead: true,
      order: 30,
      component: () => import('./job/job-reports.tsx'),
    },
  ],
  jobFacts: [
    {
      id: 'daily-reports',
      title: 'daily-reports:job.last',
      flag: 'hasAccessReports',
      order: 7,
      component: () => import('./job/report-fact.tsx'),
    },
  ],
  tenantLinks: [
    {
      id: 'doors',
      title: 'daily-reports:proof.ofTenant',
      flag: 'hasAccessReports',
      order: 10,
      href: ({ id, check_doors }) => (check_doors ? doorsHref({ tenant: id }) : null),
    },
  ],
  writes: async () => (await import('./outbox/report-writes.ts')).reportWrites,
});
