export { type BulkAction, type BulkChange, type BulkResult, bulkLimit } from './bulk/bulk-endpoints.ts';
export { derivedTitle } from './derived-title.ts';
export { taskEndpoints } from './endpoints.ts';
export { taskExportColumns } from './export-columns.ts';
export { taskMessages } from './messages.ts';
export { ownNoteMilliseconds, type TaskNote } from './notes/note.ts';
export * from './recurrence/index.ts';
export {
  type ComingDate,
  type OccurrenceOutcome,
  type PastOccurrence,
  type Recurrence,
  type RecurrenceInput,
  recurrence,
  type TaskSeries,
} from './series/series.ts';
export { type EditScope, editScopes } from './series/series-endpoints.ts';
export type { SeriesStatus } from './series/series-of-task.ts';
export type { Task, TaskRow } from './task.ts';
export {
  openStatuses,
  pastDueStatuses,
  priorityLevels,
  type TaskStatus,
  type TransitionName,
  taskSources,
  taskStatuses,
  taskTypes,
} from './task-words.ts';
export { allowedTransitions, targetOf, transitions, undoMilliseconds } from './transitions.ts';
