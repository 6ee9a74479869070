export { feature } from './feature.ts';
export type { HeardBy } from './open-hub.ts';
