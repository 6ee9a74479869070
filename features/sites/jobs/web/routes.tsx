import { IconBuilding, IconSparkles, IconUsersGroup } from '@tabler/icons-react';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';
import { contactFlags } from './job-card/contact-flags.ts';

export const feature = defineFeature({
  bringAhead: async (client, session) =>
    (await import('./offline-ready/bring-cards.ts')).bringCards(client, session),
  writes: async () => (await import('./notes/outbox/add-note-write.ts')).jobNoteWrites,
  pages: [
    page({
      path: '/job/$jobId',
      title: 'jobs:titles.card',
      layout: 'nav',
      gate: 'hasAccessWorld',
      component: () => import('./job-card/job-page.tsx'),
    }),
    page({
      path: paths.list,
      title: 'jobs:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminBuildings',
      component: () => import('./job-list/job-views.tsx'),
    }),
    page({
      path: paths.create,
      title: 'jobs:titles.create',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      component: () => import('./record/create-job-page.tsx'),
    }),
    page({
      path: paths.record,
      title: 'jobs:titles.record',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./record/job-record-page.tsx'),
    }),
    page({
      path: paths.newBuilding,
      title: 'jobs:titles.newBuilding',
      layout: 'nav',
      gate: 'admin.canAddBuilding',
      component: () => import('./buildings/create-building-page.tsx'),
    }),
    page({
      path: paths.service,
      title: 'jobs:titles.service',
      layout: 'nav',
      gate: 'hasAccessAdminJobs',
      component: () => import('./services/service-page.tsx'),
    }),
    page({
      path: paths.export,
      title: 'jobs:export.title',
      layout: 'nav',
      gate: 'canExportData',
      component: () => import('./export/export-page.tsx'),
    }),
  ],
  jobTabs: [
    {
      id: 'buildings',
      title: 'jobs:card.buildings',
      flag: null,
      ahead: true,
      order: 70,
      component: () => import('./job-card/buildings-tab.tsx'),
    },
    {
      id: 'contacts',
      title: 'jobs:card.contacts',
      flag: contactFlags,
      order: 80,
      component: () => import('./job-card/contacts-tab.tsx'),
    },
    {
      id: 'photos',
      title: 'jobs:photos.tab',
      flag: 'hasAccessWorld',
      order: 90,
      component: () => import('./photos/job-photos.tsx'),
    },
    {
      id: 'notes',
      title: 'jobs:notes.tab',
      flag: 'hasAccessWorld',
      order: 95,
      component: () => import('./notes/job-notes.tsx'),
    },
  ],
  buildingTabs: [
    {
      id: 'contacts',
      title: 'jobs:card.contacts',
      flag: 'clients.canViewClients',
      order: 40,
      component: () => import('./job-card/building-contacts-tab.tsx'),
    },
  ],
  drawerPanels: {
    services: {
      title: 'jobs:panels.services',
      icon: IconSparkles,
      colour: '#31CF97',
      component: () => import('./panels/services-panel.tsx'),
    },
    buildings: {
      title: 'jobs:panels.buildings',
      icon: IconBuilding,
      colour: '#5491F9',
      component: () => import('./panels/buildings-panel.tsx'),
    },
    client: {
      title: 'jobs:panels.client',
      icon: IconUsersGroup,
      colour: '#FF9001',
      component: () => import('./panels/client-panel.tsx'),
    },
  },
});
