import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'keys',
      title: 'keys:titles.tab',
      flag: 'hasAccessWorld',
      ahead: true,
      order: 87,
      component: () => import('./tab/keys-tab.tsx'),
    },
  ],
  jobViews: [
    {
      id: 'keys',
      title: 'keys:titles.list',
      flag: 'hasAccessWorld',
      order: 20,
      component: () => import('./list/keys-view.tsx'),
    },
  ],
  profileSections: [
    {
      id: 'keys',
      title: 'keys:titles.own',
      text: 'keys:titles.ownText',
      flag: 'hasAccessWorld',
      order: 5,
      component: () => import('./own/own-keys.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/key-writes.ts')).keyWrites,
});
