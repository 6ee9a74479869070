import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/clients/import',
      title: 'client-imports:titles.list',
      layout: 'nav',
      gate: 'admin.canAddClient',
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/clients/import/$clientImportId',
      title: 'client-imports:titles.import',
      layout: 'nav',
      gate: 'admin.canAddClient',
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
