import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'roles:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminRoles',
      component: () => import('./list/roles-page.tsx'),
    }),
    page({
      path: paths.create,
      title: 'roles:titles.create',
      layout: 'nav',
      gate: 'admin.canAddRole',
      component: () => import('./editor/create-role-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'roles:titles.edit',
      layout: 'nav',
      gate: 'hasAccessAdminRoles',
      component: () => import('./editor/edit-role-page.tsx'),
    }),
    page({
      path: paths.rights,
      title: 'roles:titles.rights',
      layout: 'nav',
      gate: 'hasAccessAdminUsers',
      component: () => import('./rights/rights-page.tsx'),
    }),
  ],
  writes: async () => (await import('./outbox/role-writes.ts')).roleWrites,
});
