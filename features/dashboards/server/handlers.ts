import { myWork, taskFigures } from '#features/tasks/server';
import { wallOf } from '#platform/contract/zoned-time';
import type { Handlers } from '#platform/server/http/call';
import type { dashboardEndpoints } from '../contract/index.ts';
import { rangeBefore } from '../contract/range.ts';
import { rangeAsked } from './range-asked.ts';

const asOfNow = (value: number) => ({ value, previous: null, delta: null });

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  getTaskDashboard: async ({ query, tenant, person, now }) => {
    const { range: _name, from: _from, to: _to, ...narrowed } = query;
    const zone = person.timeZone;
    const range = rangeAsked(query, wallOf(now.getTime(), zone).slice(0, 10));
    const previous = rangeBefore(range);
    return { range, previous, ...(await taskFigures(tenant, { ...narrowed, range, previous, zone, now })) };
  },
  getPersonalDashboard: async ({ tenant, person, now }) => {
    if (!person.flags.has('hasAccessTasks')) return { kpis: {}, charts: {} };
    const { open, pastDue, next, activities } = await myWork(tenant, person, now);
    return {
      kpis: { my_open_tasks: asOfNow(open), my_past_due_tasks: asOfNow(pastDue) },
      charts: { next_tasks: next, activities },
    };
  },
};
