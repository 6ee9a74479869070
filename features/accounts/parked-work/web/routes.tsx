import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/parked-work',
      title: 'parked-work:title',
      layout: 'nav',
      gate: 'isAdmin',
      component: () => import('./parked-work-page.tsx'),
    }),
  ],
});
