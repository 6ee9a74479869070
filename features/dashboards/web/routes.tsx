import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  dashboards: [{ id: 'tasks', component: () => import('./tasks/task-dashboard.tsx') }],
  homeTiles: [
    {
      id: 'my-tasks',
      title: 'dashboards:personal.tasks',
      flag: 'hasAccessTasks',
      order: 10,
      component: () => import('./personal/my-tasks.tsx'),
    },
    {
      id: 'activities',
      title: 'dashboards:personal.activities',
      flag: 'hasAccessTasks',
      order: 90,
      component: () => import('./personal/activities.tsx'),
    },
  ],
});
