import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/support',
      title: 'support:title',
      layout: 'nav',
      gate: 'super-admin',
      component: () => import('./support-page.tsx'),
    }),
  ],
});
