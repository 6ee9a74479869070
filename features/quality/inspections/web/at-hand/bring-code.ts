import { preloadPhotoPicker } from '#features/accounts/files/web';
import { loadMessages } from '#platform/web/forms/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { paths } from '../addresses.ts';

/** The list and the report of an inspection, the page on which one begins, the walk with its dialogs, and what takes photos.
 * Pages come after their parts: a link to a page counts on all of it. */
export const bringCode = async ({ flags }: Session): Promise<void> => {
  await Promise.all([
    import('../list/inspection-list-view.tsx'),
    import('../report/inspection-report.tsx'),
    import('../report/report-history.tsx'),
    import('../report/score-ring.tsx'),
    import('../create/begin.tsx'),
    import('../walk/walk-page.tsx'),
    import('../walk/jump-sheet.tsx'),
    import('../walk/new-tenant-dialog.tsx'),
    import('../walk/sign-dialog.tsx'),
    import('../complete/complete-dialog.tsx'),
    preloadNotice(),
    preloadPhotoPicker(),
    loadMessages(),
  ]);
  await Promise.all([preloadPage(paths.list), preloadPage(paths.create)]);
  if (!flags.has('hasAccessDashboardInspections')) return;
  // They show without a network that their figures and sites could not be read.
  await Promise.all([
    import('../dashboard/inspection-dashboard.tsx'),
    import('../dashboard/sites/site-list-view.tsx'),
  ]);
  await preloadPage(paths.dashboard);
};
