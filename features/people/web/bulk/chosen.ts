import type { SearchOfList } from '#platform/web/list/index';
import type { SelectionState } from '#platform/web/ui/index';
import type { peopleList } from '../list/people-list.ts';

/** The rows selected in the list. */
export type Chosen = { selection: SelectionState; search: SearchOfList<typeof peopleList>; total: number };
