import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/single-sign-on',
      title: 'single-sign-on:title',
      layout: 'nav',
      gate: 'hasAccessAdminCompanySettings',
      component: () => import('./single-sign-on-page.tsx'),
    }),
  ],
  personSections: [
    {
      id: 'sign-on',
      title: 'single-sign-on:person.title',
      flag: 'admin.canEditUser',
      order: 10,
      component: () => import('./person-sign-on.tsx'),
    },
  ],
});
