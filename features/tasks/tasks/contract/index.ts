export { taskDashboardEndpoints } from './dashboard/dashboard-endpoints.ts';
export { barLists, figureList, type TaskListFilters } from './dashboard/figure-lists.ts';
export {
  ageBuckets,
  type FigureCharts,
  type FigureKey,
  figureKeys,
  type TaskFigures,
} from './dashboard/task-figures.ts';
export {
  type SiteWork,
  type WorkNow,
  type WorkNowKey,
  workNow,
  workNowKeys,
  workNowList,
} from './dashboard/work-now.ts';
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
export { type SeriesAtSites, type SeriesSite, seriesSitesLimit } from './series/series-at-sites.ts';
export { type EditScope, editScopes, seriesSorts } from './series/series-endpoints.ts';
export { gradeOf, type HealthGrade, healthGrades, poorBelow } from './series/series-health.ts';
export { type SeriesStatus, seriesStatuses } from './series/series-of-task.ts';
export { sharedTaskEndpoints } from './sharing/shared-endpoints.ts';
export type { SharedSeries } from './sharing/shared-series.ts';
export type { SharedTask } from './sharing/shared-task.ts';
export { beginsWithMine } from './task/begins-with-mine.ts';
export { type BulkAction, type BulkChange, type BulkResult, bulkLimit } from './task/bulk-endpoints.ts';
export { beyondTitle, derivedTitle, titleWords } from './task/derived-title.ts';
export { seriesExportColumns, taskExportColumns } from './task/export-columns.ts';
export { taskExportEndpoints } from './task/export-endpoints.ts';
export type { Task, TaskRow } from './task/task.ts';
export { taskRow } from './task/task.ts';
export { taskEndpoints } from './task/task-endpoints.ts';
export {
  type PriorityLevel,
  priorityLevels,
  type TaskType,
  taskSources,
  taskTypes,
} from './task/task-enums.ts';
export {
  doneStatuses,
  openStatuses,
  pastDueStatuses,
  type TaskStatus,
  type TransitionName,
  taskStatuses,
  taskTransitions,
  undoMilliseconds,
} from './task/transitions.ts';
