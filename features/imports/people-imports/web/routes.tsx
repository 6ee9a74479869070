import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/users/import',
      title: 'people-imports:titles.list',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/users/import/$peopleImportId',
      title: 'people-imports:titles.import',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
