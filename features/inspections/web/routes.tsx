import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
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
    (await import('./at-hand/bring-inspections.ts')).bringInspections(client, session),
  writes: async () => (await import('./outbox/inspection-writes.ts')).inspectionWrites,
});
