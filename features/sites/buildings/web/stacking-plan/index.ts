import { lazyPart } from '#platform/web/routing/index';

/** The form of a new vacancy, for other pages. */
export const [RecordVacancy] = lazyPart(() => import('./record-vacancy.tsx'));

/** Who is on which floor of a building. */
export const [StackingPlan] = lazyPart(() => import('./stacking-plan.tsx'));
