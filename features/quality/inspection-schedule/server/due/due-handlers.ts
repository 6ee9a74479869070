import { seesOnlyFinal } from '#features/quality/inspections/contract';
import type { Handlers } from '#platform/server/http/call';
import type { dueEndpoints } from '../../contract/index.ts';
import { countDue, loadDueRows } from './due-list-repository.ts';

/** Number of inspections in the tile on the start page. */
const shown = 5;

const first = { page: 1, per_page: shown, sort: 'due_on', order: 'asc' } as const;

export const dueHandlers: Handlers<typeof dueEndpoints> = {
  listDueInspections: ({ tenant, person, query, now }) =>
    loadDueRows(tenant, query, { now, onlyFinal: seesOnlyFinal(person.flags) }),
  getDueSummary: async ({ tenant, person, now }) => {
    const counted = await countDue(tenant, now);
    const reader = { now, onlyFinal: seesOnlyFinal(person.flags) };
    const { rows } = await loadDueRows(tenant, { ...first, when: ['overdue', 'week'] }, reader);
    return { ...counted, next: rows };
  },
};
