import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/contracts/import',
      title: 'contract-imports:titles.list',
      layout: 'nav',
      gate: 'admin.canEditContract',
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/contracts/import/$contractImportId',
      title: 'contract-imports:titles.import',
      layout: 'nav',
      gate: 'admin.canEditContract',
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
