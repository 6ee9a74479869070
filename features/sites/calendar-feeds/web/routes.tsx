import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  profileSections: [
    {
      id: 'calendar',
      title: 'calendar-feeds:title',
      text: 'calendar-feeds:text',
      flag: null,
      order: 20,
      component: () => import('./calendar-section.tsx'),
    },
  ],
});
