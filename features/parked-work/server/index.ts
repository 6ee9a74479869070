export { parkedWorkHandlers } from './handlers.ts';
