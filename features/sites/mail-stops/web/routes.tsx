import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const feature = defineFeature({
  pages: [
    page({
      path: '/mail/$mailToken',
      title: 'mail-stops:titles.page',
      layout: 'bare',
      gate: 'public',
      component: () => import('./stop-page.tsx'),
    }),
  ],
  profileSections: [
    {
      id: 'mail-stop',
      title: 'mail-stops:titles.own',
      text: 'mail-stops:own.text',
      flag: null,
      order: 11,
      component: () => import('./own-mail.tsx'),
    },
  ],
  contactParts: [
    {
      id: 'mail-stops',
      title: 'mail-stops:titles.contact',
      flag: ['clients.canViewClients', 'admin.canEditClientContacts'],
      order: 20,
      component: () => import('./contact-stops.tsx'),
    },
  ],
});
