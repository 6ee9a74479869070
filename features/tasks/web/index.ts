import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './blocks/task-lines.tsx';
export { titleWords } from './parts/title.ts';
