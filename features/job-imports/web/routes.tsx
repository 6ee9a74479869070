import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { importSearch, importsSearch } from './search.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/jobs/import',
      title: 'job-imports:titles.list',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      search: importsSearch,
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/jobs/import/$importId',
      title: 'job-imports:titles.import',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      search: importSearch,
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
