import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'work-loading-rates:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./list/work-loading-rates-page.tsx'),
    }),
    page({
      path: paths.record,
      title: 'work-loading-rates:titles.record',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./record/work-loading-rate-page.tsx'),
    }),
  ],
});
