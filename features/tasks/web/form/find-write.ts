/** On its own: hardly any visit of the form needs it. */
export { readWrite as findWrite } from '#platform/web/outbox/index';
