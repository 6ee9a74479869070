export { followChanges, type Heard } from './follow-changes.ts';
export { silenceMilliseconds } from './read-stream.ts';
