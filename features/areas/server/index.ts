export { createArea } from './actions/create-area.ts';
export { areaSubtree, areasManagedBy, type NewArea } from './area-repository.ts';
export { feature } from './feature.ts';
