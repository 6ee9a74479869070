import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'service-figures:titles.page',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./figures-page.tsx'),
    }),
  ],
});
