import './texts.ts';

export { createTaskHref, taskHref, tasksHref } from './addresses.ts';
export { JobTasks } from './job-tasks.tsx';
