export { logsToFinalize } from './list/logs-to-finalize.ts';
export { recordLogChange } from './log/record-log-change.ts';
