export type { LiveAccess } from './open-hub.ts';
