import { preloadPhotoPicker } from '#features/files/web';
import { loadMessages } from '#platform/web/forms/index';
import { preloadNotice } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import { paths } from '../addresses.ts';

/** The page on which an inspection begins, the walk with its dialogs, and what takes photos. */
export const bringCode = (): Promise<unknown> =>
  Promise.all([
    preloadPage(paths.create),
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
