import { lazyPart } from '#platform/web/routing/index';

export const [SitesDialog] = lazyPart(() => import('./sites-dialog.tsx'));
