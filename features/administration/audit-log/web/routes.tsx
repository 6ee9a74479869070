import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/audit-log/building/$buildingId',
      title: 'audit-log:titles.page',
      layout: 'nav',
      gate: 'hasAccessWorld',
      component: () => import('./list/audit-log-page.tsx'),
    }),
    page({
      path: '/admin/user/$userId/history',
      title: 'audit-log:person.title',
      layout: 'nav',
      gate: 'hasAccessAdminUsers',
      component: () => import('./person/person-history-page.tsx'),
    }),
  ],
  jobTabs: [
    {
      id: 'audit-log',
      title: 'audit-log:tab',
      flag: 'job.canViewAuditLog',
      order: 140,
      component: () => import('./job/audit-log-tab.tsx'),
    },
  ],
});
