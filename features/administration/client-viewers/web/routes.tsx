import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  contactParts: [
    {
      id: 'viewer',
      title: 'client-viewers:title',
      flag: 'admin.canAddUser',
      order: 10,
      component: () => import('./contact-login.tsx'),
    },
  ],
});
