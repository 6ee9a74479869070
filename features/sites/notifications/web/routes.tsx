import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  profileSections: [
    {
      id: 'communication',
      title: 'notifications:communication.title',
      text: 'notifications:communication.text',
      flag: 'profile.canManageCommunicationPreference',
      order: 10,
      component: () => import('./communication/communication-section.tsx'),
    },
  ],
});
