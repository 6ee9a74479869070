export { countTaskDays } from './figures/count-task-days.ts';
export { type MyWork, myWork } from './figures/my-work.ts';
export { taskFigures } from './figures/task-figures.ts';
export { taskHandlers } from './handlers.ts';
export { maySeeTask } from './may-see-task.ts';
export { maySeeTaskNote } from './notes/may-see-task-note.ts';
export { openScheduledTasks } from './work/open-scheduled-tasks.ts';
