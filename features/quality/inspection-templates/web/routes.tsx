import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'inspection-templates:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminTemplates',
      component: () => import('./list/templates-page.tsx'),
    }),
    page({
      path: paths.create,
      title: 'inspection-templates:titles.create',
      layout: 'nav',
      gate: 'admin.canAddTemplate',
      component: () => import('./create/create-template-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'inspection-templates:titles.edit',
      layout: 'nav',
      gate: 'hasAccessAdminTemplates',
      component: () => import('./editor/edit-template-page.tsx'),
    }),
    page({
      path: paths.scales,
      title: 'inspection-templates:titles.scales',
      layout: 'nav',
      gate: 'hasAccessAdminTemplates',
      component: () => import('./basics/scales-page.tsx'),
    }),
    page({
      path: paths.types,
      title: 'inspection-templates:titles.types',
      layout: 'nav',
      gate: 'hasAccessAdminTemplates',
      component: () => import('./basics/types-page.tsx'),
    }),
  ],
  writes: async () => (await import('./outbox/template-writes.ts')).templateWrites,
});
