import { lazyPart } from '#platform/web/routing/index';

/** Loaded when somebody draws. */
export const [DrawDialog] = lazyPart(() => import('./draw-dialog.tsx'));
