export { type LogEntry, logEntry } from './building-log-repository.ts';
export { presentEntries } from './present-entries.ts';
