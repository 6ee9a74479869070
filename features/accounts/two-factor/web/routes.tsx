import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  profileSections: [
    {
      id: 'two-factor',
      title: 'two-factor:titles.section',
      text: 'two-factor:sectionText',
      flag: null,
      order: 50,
      component: () => import('./sign-in-section.tsx'),
    },
  ],
});
