import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

/** Every page loads this file, so the addresses of links are in a file of their own. */
export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/job/$jobId/service/$serviceId/budget/{-$budgetId}',
      title: 'budgets:titles.budget',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./record/budget-page.tsx'),
    }),
    page({
      path: '/admin/job/$jobId/service/$serviceId/side-by-side',
      title: 'budgets:titles.sideBySide',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./side-by-side/side-by-side-page.tsx'),
    }),
    page({
      path: '/admin/job/$jobId/service/$serviceId/what-if',
      title: 'budgets:titles.whatIf',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./what-if/what-if-page.tsx'),
    }),
  ],
  serviceSections: [
    {
      id: 'budgets',
      title: 'budgets:panel',
      flag: 'hasAccessAdminJobs',
      order: 20,
      component: () => import('./service-budgets.tsx'),
    },
  ],
});
