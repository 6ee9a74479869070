export { liveHandlers } from './handlers.ts';
export type { HeardBy } from './open-hub.ts';
