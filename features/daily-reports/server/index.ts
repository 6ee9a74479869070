export { setPlaces } from './checks/set-places-repository.ts';
export { feature } from './feature.ts';
export { reportsToFinalize } from './list/reports-to-finalize.ts';
export { missingLastNight } from './nights/last-night.ts';
