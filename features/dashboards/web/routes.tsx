import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  bringAhead: async (client, session) =>
    (await import('./personal/at-hand/bring-home.ts')).bringHome(client, session),
  homeTiles: [
    { id: 'setup', flag: null, order: 0, component: () => import('./personal/setup.tsx') },
    {
      id: 'company',
      flag: 'hasAccessDashboardTasks',
      order: 5,
      component: () => import('./personal/company.tsx'),
    },
    {
      id: 'sites-behind',
      flag: 'hasAccessDashboardTasks',
      order: 8,
      component: () => import('./personal/sites-behind.tsx'),
    },
    {
      id: 'my-tasks',
      flag: 'hasAccessTasks',
      order: 10,
      component: () => import('./personal/my-tasks.tsx'),
    },
    {
      id: 'activities',
      flag: 'hasAccessTasks',
      order: 90,
      component: () => import('./personal/activities.tsx'),
    },
  ],
});
