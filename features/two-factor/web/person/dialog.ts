import { lazyPart } from '#platform/web/routing/index';

/** Its code comes when somebody opens it. */
export const [PersonFactorsDialog] = lazyPart(() => import('./person-factors-dialog.tsx'));
