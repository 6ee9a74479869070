export { sharedTaskHandlers, taskHandlers } from './handlers.ts';
export { maySeeTask } from './may-see-task.ts';
export { maySeeTaskNote } from './notes/may-see-task-note.ts';
export { taskNoticeKind } from './notices/task-notice-kind.ts';
export { runSeries } from './series/run-series.ts';
export { sharedTask } from './shared/shared-task-record.ts';
export { generateSeries, planSeriesWork } from './work/generate-series.ts';
export { openScheduledTasks } from './work/open-scheduled-tasks.ts';
export { tellPastDue } from './work/tell-past-due.ts';
