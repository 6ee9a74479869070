export { feature } from './feature.ts';
export { countTaskDays } from './figures/count-task-days.ts';
export { type MyWork, myWork } from './figures/my-work.ts';
export { taskFigures } from './figures/task-figures.ts';
export { runSeries } from './series/run-series.ts';
export { generateSeries } from './work/generate-series.ts';
export { openScheduledTasks } from './work/open-scheduled-tasks.ts';
