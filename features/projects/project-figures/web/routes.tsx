import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  projectViews: [
    {
      id: 'figures',
      title: 'project-figures:title',
      flag: 'hasAccessDashboardSpecialProjects',
      order: 5,
      component: () => import('./figures-view.tsx'),
    },
  ],
});
