export { countTaskDays } from './dashboard/count-task-days.ts';
export { type MyWork, myWork } from './dashboard/my-work.ts';
export { workNowOf } from './dashboard/work-now.ts';
export { feature } from './feature.ts';
export { generateSeries } from './series/generate-series.ts';
export { runSeries } from './series/run-series.ts';
export { type AddedTask, addTask } from './task/add-task.ts';
export { openScheduledTasks } from './task/open-scheduled-tasks.ts';
