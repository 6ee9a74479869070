export { createFirstRates } from './create-first-rates.ts';
export { feature } from './feature.ts';
export { createWorkLoadingRate } from './work-loading-rate-actions.ts';
