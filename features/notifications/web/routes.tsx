import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { refreshBell } from './bell/unread-query.ts';

export const feature = defineFeature({
  live: { bell: refreshBell },
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
