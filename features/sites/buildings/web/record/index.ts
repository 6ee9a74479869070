import { lazyPart } from '#platform/web/routing/index';

/** Tenants and notes of a building, for the drawer. */
export const [BuildingBrief] = lazyPart(() => import('./building-brief.tsx'));
