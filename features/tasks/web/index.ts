import './texts.ts';

export { taskHref, tasksHref } from './addresses.ts';
export { TaskLines } from './blocks/task-lines.tsx';
export { entryTitle } from './history/entry-title.ts';
export { type TaskSearch, taskSearch } from './list/task-search.ts';
export { SiteSelect } from './parts/site-select.tsx';
export { titleWords } from './parts/title.ts';
export { useAreas, useJobSitesQuery, usePeople } from './queries.ts';
