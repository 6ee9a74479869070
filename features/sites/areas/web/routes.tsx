import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'areas:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminAreas',
      component: () => import('./tree/areas-page.tsx'),
    }),
    page({
      path: paths.create,
      title: 'areas:titles.create',
      layout: 'nav',
      gate: 'admin.canAddArea',
      component: () => import('./form/create-area-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'areas:titles.edit',
      layout: 'nav',
      gate: 'admin.canAddArea',
      component: () => import('./form/edit-area-page.tsx'),
    }),
  ],
  writes: async () => (await import('./outbox/area-writes.ts')).areaWrites,
});
