import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: 'vendors:titles.list',
      layout: 'nav',
      gate: 'signed-in',
      component: () => import('./list/vendors-page.tsx'),
    }),
    page({
      path: paths.record,
      title: 'vendors:titles.record',
      layout: 'nav',
      gate: 'signed-in',
      component: () => import('./record/vendor-page.tsx'),
    }),
  ],
  writes: async () => (await import('./outbox/vendor-writes.ts')).vendorWrites,
});
