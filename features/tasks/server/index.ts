export { countTaskDays } from './dashboard/count-task-days.ts';
export { type MyWork, myWork } from './dashboard/my-work.ts';
export { feature } from './feature.ts';
export { runSeries } from './series/run-series.ts';
export { generateSeries } from './work/generate-series.ts';
export { openScheduledTasks } from './work/open-scheduled-tasks.ts';
