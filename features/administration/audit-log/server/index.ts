export { type LogEntry, logEntry } from './building-log-repository.ts';
export { feature } from './feature.ts';
export { presentEntries } from './present-entries.ts';
