import { lazyPart } from '#platform/web/routing/index';

/** Tenants and notes of a building, for the drawer. */
export const [BuildingBrief] = lazyPart(() => import('./building-brief.tsx'));

/** All parts of a building below each other, for the Job Card. */
export const [BuildingSections] = lazyPart(() => import('./building-sections.tsx'));
