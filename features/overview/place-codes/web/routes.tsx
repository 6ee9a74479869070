import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const scanPage = page({
  path: paths.scan,
  title: 'place-codes:titles.scan',
  layout: 'bare',
  gate: 'public',
  component: () => import('./scan/scan-page.tsx'),
});

export const sheetPage = page({
  path: paths.sheet,
  title: 'place-codes:titles.sheet',
  layout: 'nav',
  gate: 'hasAccessAdminBuildings',
  component: () => import('./sheet/sheet-page.tsx'),
});

export const feature = defineFeature({
  pages: [scanPage, sheetPage],
  buildingTabs: [
    {
      id: 'codes',
      title: 'place-codes:titles.tab',
      flag: 'hasAccessAdminBuildings',
      order: 65,
      component: () => import('./sheet/codes-tab.tsx'),
    },
  ],
});
