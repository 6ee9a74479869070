export { setPlaces } from './checks/set-places-repository.ts';
export { feature } from './feature.ts';
