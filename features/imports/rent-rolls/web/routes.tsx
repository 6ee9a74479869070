import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/jobs/rent-rolls',
      title: 'rent-rolls:titles.list',
      layout: 'nav',
      gate: 'admin.canEditTenants',
      component: () => import('./pages/imports-page.tsx'),
    }),
    page({
      path: '/admin/jobs/rent-rolls/$rentRollId',
      title: 'rent-rolls:titles.import',
      layout: 'nav',
      gate: 'admin.canEditTenants',
      component: () => import('./pages/import-page.tsx'),
    }),
  ],
});
