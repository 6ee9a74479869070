export { feature } from './feature.ts';
export { createWorkLoadingRate } from './work-loading-rate-actions.ts';
