export { taskHandlers } from './handlers.ts';
export { maySeeTask } from './may-see-task.ts';
export { maySeeTaskNote } from './notes/may-see-task-note.ts';
export { openScheduledTasks } from './work/open-scheduled-tasks.ts';
