import { IconContract } from '@tabler/icons-react';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { endsWithinDays } from '../contract/ends-within-days.ts';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.contract,
      title: 'contracts:titles.contract',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./record/contract-page.tsx'),
    }),
    page({
      path: paths.statement,
      title: 'contracts:titles.statement',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./statement/statement-page.tsx'),
    }),
    page({
      path: paths.billing,
      title: 'contracts:titles.billing',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./billing/billing-page.tsx'),
    }),
    page({
      path: paths.escalator,
      title: 'contracts:titles.escalator',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./escalation/escalation-page.tsx'),
    }),
  ],
  serviceSections: [
    {
      id: 'contracts',
      title: 'contracts:panel',
      flag: 'hasAccessAdminJobs',
      order: 10,
      component: () => import('./service-contracts.tsx'),
    },
  ],
  drawerPanels: {
    contracts: {
      title: 'contracts:panel',
      icon: IconContract,
      colour: '#96999C',
      component: () => import('./contracts-panel.tsx'),
    },
  },
  jobTabs: [
    {
      id: 'contracts',
      title: 'contracts:panel',
      flag: 'hasAccessWorld',
      order: 75,
      component: () => import('./job-contracts.tsx'),
    },
  ],
  siteCriteria: [
    {
      kind: 'days',
      name: 'contract_ends_in',
      criterion: 'contract-end',
      label: 'contracts:endsWithin',
      flags: ['hasAccessAdminJobs', 'admin.canEditContract'],
      days: endsWithinDays,
      word: 'contracts:withinDays',
    },
  ],
  jobActions: [
    {
      id: 'approve-contracts',
      title: 'contracts:many.approve',
      flags: ['admin.canEditContract'],
      order: 40,
      component: () => import('./transitions/approve-drafts-dialog.tsx'),
    },
  ],
  jobColumns: [{ name: 'contract-end', title: 'contracts:end' }],
  jobFacts: [
    {
      id: 'contract-end',
      title: 'contracts:end',
      flag: 'hasAccessWorld',
      order: 20,
      component: () => import('./contract-end-fact.tsx'),
    },
  ],
});
