import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './blocks/task-lines.tsx';
export { entryTitle } from './history/entry-title.ts';
export { type TaskSearch, taskSearch } from './list/task-search.ts';
export { placeFilters } from './list/work-filters.ts';
export { titleWords } from './parts/title.ts';
