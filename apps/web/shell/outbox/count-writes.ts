/** On its own, because signing out is rare and its code is part of every first load. */
export { countWrites } from '#platform/web/outbox/index';
