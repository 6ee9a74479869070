import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.create,
      title: 'buildings:titles.create',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      component: () => import('./create/create-building-page.tsx'),
    }),
    page({
      path: paths.record,
      title: 'buildings:titles.record',
      layout: 'nav',
      gate: 'hasAccessAdminBuildings',
      component: () => import('./record/building-page.tsx'),
    }),
  ],
  jobViews: [
    {
      id: 'buildings',
      title: 'buildings:titles.list',
      flag: 'hasAccessAdminBuildings',
      order: 5,
      component: () => import('./list/buildings-view.tsx'),
      create: { title: 'buildings:titles.create', to: paths.create },
    },
  ],
  writes: async () => (await import('./outbox/building-writes.ts')).buildingWrites,
});
