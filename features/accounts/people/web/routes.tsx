import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'people:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminUsers',
      component: () => import('./pages/people-page.tsx'),
    }),
    page({
      path: paths.create,
      title: 'people:titles.create',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/create-person-page.tsx'),
    }),
    page({
      path: paths.register,
      title: 'people:titles.register',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/register-page.tsx'),
    }),
    page({
      path: paths.person,
      title: 'people:titles.edit',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/person-page.tsx'),
    }),
    page({
      path: paths.invite,
      title: 'people:titles.invite',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./pages/invite-page.tsx'),
    }),
  ],
  palette: [
    {
      id: 'people',
      title: 'people:titles.list',
      flag: 'admin.canAddUser',
      find: async (words, signal) => (await import('./find-people.ts')).findPeople(words, signal),
    },
  ],
});
