import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

/** The same access as that of the calls that these pages make. */
const seesOpenReports = { flag: 'hasAccessReports', unless: 'reports.onlyFinalized' } as const;

export const missingPage = page({
  path: paths.missing,
  title: 'missing-work:titles.missing',
  layout: 'nav',
  gate: seesOpenReports,
  component: () => import('./missing/missing-page.tsx'),
});

export const tonightPage = page({
  path: paths.tonight,
  title: 'missing-work:titles.tonight',
  layout: 'wall',
  gate: seesOpenReports,
  component: () => import('./tonight/tonight-page.tsx'),
});

export const feature = defineFeature({
  pages: [missingPage, tonightPage],
  listActions: [
    {
      id: 'missing-work',
      title: 'missing-work:titles.missing',
      list: 'daily-reports',
      flag: 'hasAccessReports',
      order: 10,
      component: () => import('./header/report-actions.tsx'),
    },
  ],
});
