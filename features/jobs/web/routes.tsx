import './texts.ts';
import { IconBuilding, IconSparkles, IconUsersGroup } from '@tabler/icons-react';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/job/$jobId',
      title: 'jobs:titles.card',
      layout: 'nav',
      gate: 'hasAccessWorld',
      component: () => import('./job-card/job-page.tsx'),
    }),
    page({
      path: '/admin/jobs',
      title: 'jobs:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminBuildings',
      component: () => import('./job-list/jobs-page.tsx'),
    }),
  ],
  drawerPanels: {
    services: {
      title: 'jobs:panels.services',
      icon: IconSparkles,
      colour: '#31CF97',
      component: () => import('./panels/services-panel.tsx'),
    },
    buildings: {
      title: 'jobs:panels.buildings',
      icon: IconBuilding,
      colour: '#5491F9',
      component: () => import('./panels/buildings-panel.tsx'),
    },
    client: {
      title: 'jobs:panels.client',
      icon: IconUsersGroup,
      colour: '#FF9001',
      component: () => import('./panels/client-panel.tsx'),
    },
  },
});
