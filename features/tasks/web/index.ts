import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './task/blocks/task-lines.tsx';
export { moveWord } from './task/history/entry-title.ts';
export { titleWords } from './task/parts/title.ts';
