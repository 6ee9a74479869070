import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { mapSearch } from './map-search.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: '/map/{-$jobId}',
      title: 'world-map:titles.map',
      layout: 'nav',
      gate: 'hasAccessWorld',
      search: mapSearch,
      component: () => import('./map-page.tsx'),
    }),
  ],
});
