export { followChanges, type Heard } from './follow-changes.ts';
