import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/company-settings',
      title: 'organizations:companySettings.title',
      layout: 'nav',
      gate: 'hasAccessAdminCompanySettings',
      component: () => import('./settings/company-settings-page.tsx'),
    }),
  ],
});
