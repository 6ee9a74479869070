import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  bringAhead: async (client, session) =>
    (await import('./personal/at-hand/bring-home.ts')).bringHome(client, session),
  homeTiles: [
    {
      id: 'my-tasks',
      title: 'dashboards:tasks',
      flag: 'hasAccessTasks',
      order: 10,
      component: () => import('./personal/my-tasks.tsx'),
    },
    {
      id: 'activities',
      title: 'dashboards:activities',
      flag: 'hasAccessTasks',
      order: 90,
      component: () => import('./personal/activities.tsx'),
    },
  ],
});
