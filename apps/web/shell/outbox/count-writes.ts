/** In a file of its own, to keep it out of the first load: people rarely sign out. */
export { countWrites } from '#platform/web/outbox/index';
