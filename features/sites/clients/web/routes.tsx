import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'clients:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdminClients',
      component: () => import('./pages/clients-page.tsx'),
    }),
    page({
      path: paths.create,
      title: 'clients:titles.create',
      layout: 'nav',
      gate: 'admin.canAddClient',
      component: () => import('./pages/create-client-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'clients:titles.edit',
      layout: 'nav',
      gate: 'admin.canAddClient',
      component: () => import('./pages/edit-client-page.tsx'),
    }),
  ],
  writes: async () => [(await import('./outbox/create-client-write.ts')).createClientWrite],
  palette: [
    {
      id: 'clients',
      title: 'clients:titles.list',
      flag: 'admin.canAddClient',
      find: async (words, signal) => (await import('./find-clients.ts')).findClients(words, signal),
    },
  ],
});
