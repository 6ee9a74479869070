export { allAreasBelow, areaSubtree, areasBelow, areasManagedBy } from './area-repository.ts';
export { createArea, type NewArea } from './handlers.ts';
export type { MoveBetweenAreas } from './reassign-buildings.ts';
