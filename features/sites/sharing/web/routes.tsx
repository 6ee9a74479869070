import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

/** Shared pages belong to the features whose records they show. */
export const feature = defineFeature({
  pages: [
    page({
      path: '/not-found/link',
      title: 'sharing:over.unknown',
      layout: 'bare',
      gate: 'public',
      component: () => import('./unknown-link-page.tsx'),
    }),
  ],
});
