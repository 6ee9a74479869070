import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.plan,
      title: 'staffing-plans:titles.plan',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./plan/plan-page.tsx'),
    }),
    page({
      path: paths.rates,
      title: 'staffing-plans:rates.titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./rates/list/work-loading-rates-page.tsx'),
    }),
    page({
      path: paths.rate,
      title: 'staffing-plans:rates.titles.record',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./rates/record/work-loading-rate-page.tsx'),
    }),
  ],
  jobTabs: [
    {
      id: 'schedules',
      title: 'staffing-plans:titles.schedules',
      flag: 'hasAccessWorld',
      order: 67,
      component: () => import('./schedule/schedule-tab.tsx'),
    },
  ],
  serviceFacts: [
    {
      id: 'staffing',
      title: 'staffing-plans:titles.schedules',
      flag: 'hasAccessWorld',
      order: 10,
      component: () => import('./schedule/service-staffing.tsx'),
    },
  ],
  serviceSections: [
    {
      id: 'staffing-plans',
      title: 'staffing-plans:titles.list',
      flag: 'hasAccessAdminJobs',
      order: 30,
      component: () => import('./service-plans.tsx'),
    },
  ],
});
