export { feature } from './feature.ts';
export type { LiveAccess } from './open-hub.ts';
