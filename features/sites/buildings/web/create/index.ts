import { lazyPart } from '#platform/web/routing/index';

/** The form for a new building, also for one of a job. */
export const [CreateBuilding] = lazyPart(() => import('./create-building.tsx'));
