import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'photos',
      title: 'photos:tab',
      flag: 'hasAccessWorld',
      order: 90,
      component: () => import('./job-photos.tsx'),
    },
  ],
});
