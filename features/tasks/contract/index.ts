export { type BulkAction, type BulkChange, type BulkResult, bulkLimit } from './bulk/bulk-endpoints.ts';
export { taskDashboardEndpoints } from './dashboard/dashboard-endpoints.ts';
export { barLists, figureList, type TaskListFilters } from './dashboard/figure-lists.ts';
export {
  ageBuckets,
  type FigureCharts,
  type FigureKey,
  figureKeys,
  type TaskFigures,
} from './dashboard/task-figures.ts';
export { derivedTitle } from './derived-title.ts';
export { taskEndpoints } from './endpoints.ts';
export { seriesExportColumns, taskExportColumns } from './export-columns.ts';
export { taskExportEndpoints } from './export-endpoints.ts';
export { taskMessages } from './messages.ts';
export * from './recurrence/index.ts';
export {
  type ComingDate,
  type OccurrenceOutcome,
  type PastOccurrence,
  type Recurrence,
  type RecurrenceInput,
  recurrence,
  type SeriesRow,
  type TaskSeries,
} from './series/series.ts';
export { type EditScope, editScopes, seriesSorts } from './series/series-endpoints.ts';
export { gradeOf, type HealthGrade, healthGrades, poorBelow } from './series/series-health.ts';
export { type SeriesStatus, seriesStatuses } from './series/series-of-task.ts';
export type { SharedBuilding } from './shared/shared-building.ts';
export { sharedTaskEndpoints } from './shared/shared-endpoints.ts';
export type { SharedSeries } from './shared/shared-series.ts';
export type { SharedTask } from './shared/shared-task.ts';
export type { Task, TaskRow } from './task.ts';
export { taskRow } from './task.ts';
export {
  openStatuses,
  type PriorityLevel,
  pastDueStatuses,
  priorityLevels,
  type TaskStatus,
  type TaskType,
  type TransitionName,
  taskSources,
  taskStatuses,
  taskTypes,
} from './task-words.ts';
export { allowedTransitions, leadsFrom, targetOf, transitions, undoMilliseconds } from './transitions.ts';
