export { savedViewHandlers } from './handlers.ts';
