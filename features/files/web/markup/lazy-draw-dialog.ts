import { lazyPart } from '#platform/web/routing/index';

/** Fetched when somebody draws. */
export const [DrawDialog] = lazyPart(() => import('./draw-dialog.tsx'));
