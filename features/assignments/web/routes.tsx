import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobFacts: [
    {
      id: 'managers',
      title: 'assignments:managers',
      flag: 'hasAccessWorld',
      order: 10,
      component: () => import('./managers-fact.tsx'),
    },
  ],
});
