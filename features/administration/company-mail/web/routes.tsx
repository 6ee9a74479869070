import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/admin/email',
      title: 'company-mail:title',
      layout: 'nav',
      gate: 'hasAccessAdminCompanySettings',
      component: () => import('./company-mail-page.tsx'),
    }),
  ],
});
