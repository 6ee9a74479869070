import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

const shared = { layout: 'nav', gate: 'hasAccessAdminUsers' } as const;

export const feature = defineFeature({
  pages: [
    page({
      ...shared,
      path: paths.factors,
      title: 'security:titles.page',
      component: () => import('./lists/factors-page.tsx'),
    }),
    page({
      ...shared,
      path: paths.sessions,
      title: 'security:tab.sessions',
      component: () => import('./lists/sessions-page.tsx'),
    }),
    page({
      ...shared,
      path: paths.failed,
      title: 'security:tab.failed',
      component: () => import('./lists/failed-page.tsx'),
    }),
    page({
      ...shared,
      path: paths.rights,
      title: 'security:tab.rights',
      component: () => import('./lists/rights-page.tsx'),
    }),
    page({
      ...shared,
      path: paths.exports,
      title: 'security:tab.exports',
      component: () => import('./lists/exports-page.tsx'),
    }),
    page({
      ...shared,
      path: paths.support,
      title: 'security:tab.support',
      component: () => import('./lists/support-page.tsx'),
    }),
  ],
  companySections: [
    {
      id: 'security',
      title: 'security:titles.settings',
      text: 'security:settings.text',
      flag: 'hasAccessAdminCompanySettings',
      order: 10,
      component: () => import('./settings/settings-section.tsx'),
    },
    {
      id: 'support',
      title: 'security:support.title',
      text: 'security:support.text',
      flag: 'hasAccessAdminCompanySettings',
      order: 20,
      component: () => import('./settings/support-section.tsx'),
    },
  ],
});
