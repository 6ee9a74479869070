import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { TaskRow } from '../../contract/index.ts';
import { listTasks } from '../task/task-list-repository.ts';
import { presentTaskRow } from '../task/task-presenter.ts';
import { type Activity, lastTaskActivities } from './activities-repository.ts';

export type MyWork = { open: number; pastDue: number; next: TaskRow[]; activities: Activity[] };

const shown = 10;

/** What waits for a person, and what happened around the jobs of this person. */
export const myWork = async (tenant: Tenant, person: Person, now: Date): Promise<MyWork> => {
  const moment = { now, zone: person.timeZone };
  const mine = { mine: true, page: 1, per_page: shown, sort: 'due_at', order: 'asc' } as const;
  const [open, pastDue, activities] = await Promise.all([
    listTasks(tenant, mine, moment),
    listTasks(tenant, { ...mine, past_due: true, total: 'exact' }, moment),
    lastTaskActivities(tenant, shown),
  ]);
  const all = open.total_capped ? await listTasks(tenant, { ...mine, total: 'exact' }, moment) : open;
  return {
    open: all.total,
    pastDue: pastDue.total,
    next: open.rows.map((row) => presentTaskRow(tenant, row, now)),
    activities,
  };
};
