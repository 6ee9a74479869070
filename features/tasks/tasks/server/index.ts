export { countTaskDays } from './dashboard/count-task-days.ts';
export { type MyWork, myWork } from './dashboard/my-work.ts';
export { workNowOf } from './dashboard/work-now.ts';
export { undoWait } from './notices/task-notification-kind.ts';
export {
  cancelTasksOfProject,
  holdTasksOfProject,
  releaseTasksOfProject,
  rescheduleTasksOfProject,
} from './project-work/change-work.ts';
export { closeTasks } from './project-work/close-tasks.ts';
export { nameTenantsOnTasks } from './project-work/name-tenants.ts';
export { checkRule } from './series/check-recurrence.ts';
export { generateSeries } from './series/generate-series.ts';
export { makeMissingOccurrences } from './series/make-missing-occurrences.ts';
export { holidaysAround } from './series/make-occurrences.ts';
export { storedRule } from './series/series-repository.ts';
export { type AddedTask, addTask } from './task/add-task.ts';
export { openScheduledTasks } from './task/open-scheduled-tasks.ts';
export { releaseTasksOfInspection } from './task/release-tasks-repository.ts';
export { openNow } from './task/task-conditions-repository.ts';
export type { LoadOriginJob } from './task/task-origins.ts';
export { taskTexts } from './texts.ts';
