export { type BulkAction, type BulkChange, type BulkResult, bulkLimit } from './bulk/bulk-endpoints.ts';
export { derivedTitle } from './derived-title.ts';
export { taskEndpoints } from './endpoints.ts';
export { taskMessages } from './messages.ts';
export { ownNoteMilliseconds, type TaskNote } from './notes/note.ts';
export * from './recurrence/index.ts';
export {
  openStatuses,
  pastDueStatuses,
  priorityLevels,
  type Task,
  type TaskRow,
  type TaskStatus,
  type TransitionName,
  taskSources,
  taskStatuses,
  taskTypes,
} from './task.ts';
export { allowedTransitions, leadsFrom, targetOf, transitions, undoMilliseconds } from './transitions.ts';
