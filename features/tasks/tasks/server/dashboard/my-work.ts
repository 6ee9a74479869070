import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { jobJson } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { TaskRow } from '../../contract/index.ts';
import { loadTasks } from '../task/task-list-repository.ts';
import { presentTaskRow } from '../task/task-presenter.ts';

const row = z.object({
  /** Id of the newest change. */
  id: z.int(),
  actor: z.string().nullable(),
  at: z.string(),
  /** What was done, each once, the newest first. */
  changes: z.array(z.object({ action: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  job: z.object({ id: z.int(), job_number: z.string(), job_name: z.string() }),
  task: z.object({ id: z.int(), number: z.int(), title: z.string() }),
});

type Activity = z.infer<typeof row>;

/** Newest changes that are read; several of them may belong to one task. */
const looked = 80;

/** What people did last to tasks of the jobs the person sees, one entry for each task, the newest first. Past-due alerts are left
 * out, because they would hide what people did. */
const lastTaskActivities = (tenant: Tenant, limit: number): Promise<Activity[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'task-activities-all' : 'task-activities',
    text: `with recent as materialized (
        select e.id, e.name as action, e.data ->> 'from' as "from", e.data ->> 'to' as "to", e.actor_user_id, e.at,
          t.id as task_id, t.number, t.title, t.job_id
        from events e
        join tasks t on t.organization_id = $1 and t.id = e.entity_id and t.deleted_at is null
        where e.organization_id = $1 and e.entity = 'task'
          and e.name not in ('task.past-due', 'task.note-deleted')${inScopeSql(tenant, 't.job_id', '$3')}
        order by e.id desc limit ${looked}),
      newest as (select distinct on (task_id) * from recent order by task_id, id desc)
      select n.id, m.name as actor, n.at,
        (select json_agg(json_build_object('action', c.action, 'from', c."from", 'to', c."to") order by c.id desc)
          from (select action, "from", "to", max(id) as id from recent r
            where r.task_id = n.task_id group by 1, 2, 3) c) as changes,
        json_build_object('id', n.task_id, 'number', n.number, 'title', n.title) as task,
        ${jobJson} as job
      from newest n
      join jobs j on j.organization_id = $1 and j.id = n.job_id
      left join memberships m on m.organization_id = $1 and m.user_id = n.actor_user_id
      order by n.id desc limit $2`,
    values: [tenant.organizationId, limit, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });

export type MyWork = { open: number; pastDue: number; next: TaskRow[]; activities: Activity[] };

const shown = 10;

/** What waits for a person, and what happened around the jobs of this person. */
export const myWork = async (tenant: Tenant, person: Person, now: Date): Promise<MyWork> => {
  const moment = { now, zone: person.timeZone };
  const mine = { mine: true, page: 1, per_page: shown, sort: 'due_at', order: 'asc' } as const;
  const [open, pastDue, activities] = await Promise.all([
    loadTasks(tenant, mine, moment),
    loadTasks(tenant, { ...mine, past_due: true, total: 'exact' }, moment),
    lastTaskActivities(tenant, shown),
  ]);
  const all = open.total_capped ? await loadTasks(tenant, { ...mine, total: 'exact' }, moment) : open;
  return {
    open: all.total,
    pastDue: pastDue.total,
    next: open.rows.map((row) => presentTaskRow(tenant, row, now)),
    activities,
  };
};
