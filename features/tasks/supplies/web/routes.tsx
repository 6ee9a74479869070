import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'supplies',
      title: 'supplies:titles.tab',
      flag: 'hasAccessWorld',
      ahead: true,
      order: 82,
      component: () => import('./tab/supplies-tab.tsx'),
    },
  ],
  jobViews: [
    {
      id: 'supplies',
      title: 'supplies:titles.list',
      flag: 'hasAccessWorld',
      order: 20,
      component: () => import('./list/supplies-view.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/supply-writes.ts')).supplyWrites,
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-supplies.ts')).bringSupplies(client, session),
});
