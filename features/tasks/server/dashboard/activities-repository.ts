import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  actor: z.string().nullable(),
  at: z.string(),
  job: z.object({ id: z.int(), job_number: z.string(), job_name: z.string() }),
  task: z.object({ id: z.int(), number: z.int(), title: z.string() }),
});

export type Activity = z.infer<typeof row>;

/** What people did last to tasks of the jobs the person sees, the newest first: alerts would hide it. */
export const lastTaskActivities = (tenant: Tenant, limit: number): Promise<Activity[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'task-activities-all' : 'task-activities',
    text: `select e.id, e.name as action, e.data ->> 'from' as "from", e.data ->> 'to' as "to", m.name as actor, e.at,
        json_build_object('id', t.id, 'number', t.number, 'title', t.title) as task,
        json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job
      from events e
      join tasks t on t.organization_id = $1 and t.id = e.entity_id and t.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      left join memberships m on m.organization_id = $1 and m.user_id = e.actor_user_id
      where e.organization_id = $1 and e.entity = 'task'
        and e.name not in ('task.past-due', 'task.note-deleted')${inScopeSql(tenant, 't.job_id', '$3')}
      order by e.id desc limit $2`,
    values: [tenant.organizationId, limit, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });
