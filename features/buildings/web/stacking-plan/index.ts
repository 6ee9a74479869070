import { lazyPart } from '#platform/web/routing/index';

/** Who is on which floor of a building. */
export const [StackingPlan] = lazyPart(() => import('./stacking-plan.tsx'));
