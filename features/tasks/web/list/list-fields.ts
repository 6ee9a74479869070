import { taskSearch } from './task-search.ts';

/** What of the page's address is the list's own. */
export const taskListSearch = taskSearch.omit({ view: true, range: true, from: true, to: true });
