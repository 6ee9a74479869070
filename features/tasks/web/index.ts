import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './blocks/task-lines.tsx';
export { entryTitle } from './history/entry-title.ts';
export { useFilterWords } from './list/filter-words.ts';
export { type TaskSearch, taskSearch } from './list/task-search.ts';
export { PlaceFields } from './parts/place-fields.tsx';
export { titleWords } from './parts/title.ts';
