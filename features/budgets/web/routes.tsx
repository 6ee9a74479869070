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
  ],
  serviceSections: [
    {
      id: 'budgets',
      title: 'budgets:panel',
      flag: 'hasAccessAdminJobs',
      order: 30,
      component: () => import('./service-budgets.tsx'),
    },
  ],
});
