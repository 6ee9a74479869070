import type { Handlers } from '#platform/server/http/call';
import type { DueWindow, dueEndpoints } from '../../contract/index.ts';
import { listDueRows } from './due-list-repository.ts';

/** Of the tile on the start page. */
const shown = 5;

const first = { page: 1, per_page: shown, sort: 'due_on', order: 'asc' } as const;

export const dueHandlers: Handlers<typeof dueEndpoints> = {
  listDueInspections: ({ tenant, query, now }) => listDueRows(tenant, query, now),
  getDueSummary: async ({ tenant, now }) => {
    const count = async (window: DueWindow): Promise<number> =>
      (await listDueRows(tenant, { ...first, when: [window], total: 'exact' }, now)).total;
    const { rows } = await listDueRows(tenant, { ...first, when: ['overdue', 'week'] }, now);
    return { overdue: await count('overdue'), week: await count('week'), next: rows };
  },
};
