import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';

export const profilePage = page({
  path: '/profile',
  title: 'session:titles.profile',
  layout: 'nav',
  gate: 'signed-in',
  component: () => import('./pages/profile-page.tsx'),
});

export const personPage = page({
  path: '/profile/$userId',
  title: 'session:titles.profile',
  layout: 'nav',
  gate: 'signed-in',
  component: () => import('./pages/person-page.tsx'),
});

export const feature = defineFeature({ pages: [profilePage, personPage] });
