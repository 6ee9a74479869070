import './texts.ts';

export { titleWords } from '../contract/index.ts';
export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './task/blocks/task-lines.tsx';
export { moveWord } from './task/history/entry-title.ts';
