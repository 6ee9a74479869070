import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { pastDueDays } from '../contract/past-due-days.ts';
import { paths } from './addresses.ts';

export const inspectionsPage = page({
  path: paths.list,
  title: 'inspections:titles.list',
  layout: 'nav',
  gate: 'hasAccessInspections',
  component: () => import('./list/inspections-page.tsx'),
});

export const sharedInspectionPage = page({
  path: paths.shared,
  title: 'inspections:titles.report',
  layout: 'bare',
  gate: 'redirect-token',
  component: () => import('./sharing/shared-inspection-page.tsx'),
});

export const createInspectionPage = page({
  path: paths.create,
  title: 'inspections:titles.create',
  layout: 'nav',
  gate: 'inspections.canEdit',
  component: () => import('./create/create-page.tsx'),
});

export const inspectionDashboardPage = page({
  path: paths.dashboard,
  title: 'inspections:titles.dashboard',
  layout: 'nav',
  gate: 'hasAccessDashboardInspections',
  component: () => import('./dashboard/dashboard-page.tsx'),
});

export const feature = defineFeature({
  pages: [inspectionsPage, inspectionDashboardPage, createInspectionPage, sharedInspectionPage],
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-inspections.ts')).bringInspections(client, session),
  jobTabs: [
    {
      id: 'inspections',
      title: 'inspections:job.tab',
      flag: 'hasAccessInspections',
      ahead: true,
      order: 28,
      component: () => import('./job/job-inspections.tsx'),
    },
  ],
  jobFacts: [
    {
      id: 'inspections',
      title: 'inspections:job.fact',
      flag: 'hasAccessInspections',
      order: 5,
      component: () => import('./job/inspection-fact.tsx'),
    },
  ],
  jobColumns: [
    { name: 'last-inspection', title: 'inspections:job.lastColumn', flags: ['hasAccessInspections'] },
  ],
  siteCriteria: [
    {
      kind: 'days',
      name: 'inspection_past_due',
      criterion: 'inspection-past-due',
      label: 'inspections:job.overdueCriterion',
      flags: ['hasAccessInspections'],
      days: pastDueDays,
      word: 'inspections:job.overdueDays',
    },
  ],
  writes: async () => (await import('./outbox/inspection-writes.ts')).inspectionWrites,
  palette: [
    {
      id: 'inspections',
      title: 'inspections:titles.list',
      flag: 'hasAccessInspections',
      find: async (words, signal) => (await import('./find-inspections.ts')).findInspections(words, signal),
    },
  ],
});
