import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.budget,
      title: 'budgets:titles.budget',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./record/budget-page.tsx'),
    }),
    page({
      path: paths.sideBySide,
      title: 'budgets:titles.sideBySide',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./side-by-side/side-by-side-page.tsx'),
    }),
    page({
      path: paths.whatIf,
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
