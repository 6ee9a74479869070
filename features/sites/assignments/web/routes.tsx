import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

const gate = 'hasAccessAdminJobAssignments';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'assignments:titles.list',
      layout: 'nav',
      gate,
      component: () => import('./list/assignments-page.tsx'),
    }),
    page({
      path: paths.users,
      title: 'assignments:titles.users',
      layout: 'nav',
      gate,
      component: () => import('./grid/users-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'assignments:titles.edit',
      layout: 'nav',
      gate,
      component: () => import('./form/assignment-page.tsx'),
    }),
    page({
      path: paths.person,
      title: 'assignments:titles.person',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./person/duties-page.tsx'),
    }),
    page({
      path: paths.access,
      title: 'assignments:titles.access',
      layout: 'nav',
      gate: 'admin.canAddUser',
      component: () => import('./person/access-page.tsx'),
    }),
  ],
  siteCriteria: [
    {
      kind: 'record',
      name: 'manager_id',
      criterion: 'manager',
      label: 'assignments:areaManager',
      flags: ['hasAccessWorld'],
      choices: async () => (await import('./search/load-choices.ts')).loadChoices(),
    },
  ],
  peopleActions: [
    {
      id: 'duties',
      title: 'assignments:many.duties',
      flags: ['admin.canEditAssignments', 'admin.canEditUser'],
      needs: gate,
      order: 20,
      component: () => import('./bulk/duties-dialog.tsx'),
    },
    {
      id: 'access',
      title: 'assignments:many.access',
      flags: ['admin.canEditAssignments', 'admin.canEditUser'],
      order: 30,
      component: () => import('./bulk/access-dialog.tsx'),
    },
  ],
  jobActions: [
    {
      id: 'duties',
      title: 'assignments:many.duties',
      flags: ['admin.canEditAssignments', 'admin.canEditUser'],
      needs: gate,
      order: 20,
      component: () => import('./bulk/site-duties-dialog.tsx'),
    },
  ],
  jobFacts: [
    {
      id: 'managers',
      title: 'assignments:managers',
      flag: 'hasAccessWorld',
      order: 10,
      component: () => import('./managers-fact.tsx'),
    },
  ],
});
