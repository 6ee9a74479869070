import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './task/blocks/task-lines.tsx';
export { titleWords } from './task/parts/title.ts';
