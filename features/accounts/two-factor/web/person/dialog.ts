import { lazyPart } from '#platform/web/routing/index';

/** Loaded when somebody opens it. */
export const [PersonFactorsDialog] = lazyPart(() => import('./person-factors-dialog.tsx'));
