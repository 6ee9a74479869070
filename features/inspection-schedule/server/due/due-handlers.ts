import type { Handlers } from '#platform/server/http/call';
import type { dueEndpoints } from '../../contract/index.ts';
import { countDue, listDueRows } from './due-list-repository.ts';

/** Of the tile on the start page. */
const shown = 5;

const first = { page: 1, per_page: shown, sort: 'due_on', order: 'asc' } as const;

export const dueHandlers: Handlers<typeof dueEndpoints> = {
  listDueInspections: ({ tenant, query, now }) => listDueRows(tenant, query, now),
  getDueSummary: async ({ tenant, now }) => {
    const counted = await countDue(tenant, now);
    const { rows } = await listDueRows(tenant, { ...first, when: ['overdue', 'week'] }, now);
    return { ...counted, next: rows };
  },
};
