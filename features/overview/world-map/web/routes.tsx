import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/map/{-$jobId}',
      title: 'world-map:titles.map',
      layout: 'nav',
      gate: 'hasAccessWorld',
      findsSites: true,
      component: () => import('./map-page.tsx'),
    }),
  ],
});
