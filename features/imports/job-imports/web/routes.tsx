import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/jobs/import',
      title: 'job-imports:titles.list',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/jobs/import/$importId',
      title: 'job-imports:titles.import',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
