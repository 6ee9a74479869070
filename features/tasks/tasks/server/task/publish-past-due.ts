import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import type { Events } from '#platform/server/events/event';
import { pastDueStatuses } from '../../contract/index.ts';

const row = z.object({
  task_id: z.int(),
  job_id: z.int(),
  building_id: z.int(),
  day: z.union([z.literal(1), z.literal(3), z.literal(7)]),
});

type PastDue = z.infer<typeof row>;

/** Marks as told, and answers, open tasks whose due date passed 1, 3 or 7 days ago by the calendar of their building, where it is
 * seven in the morning or later. A stage that was missed is made up for until the next one begins, the last one until the tenth
 * day. At most 200 at a time. */
const claimPastDue = (tenant: Tenant, now: Date): Promise<PastDue[]> =>
  tenant.query({
    name: 'tasks-take-past-due',
    text: `with late as (
        select t.id, t.job_id, t.building_id, t.due_at,
          ($2::timestamptz at time zone b.time_zone)::date - (t.due_at at time zone b.time_zone)::date as days
        from tasks t
        join buildings b on b.organization_id = t.organization_id and b.id = t.building_id
        where t.organization_id = $1 and t.deleted_at is null and t.status in (${literals(pastDueStatuses)})
          and t.due_at < $2 and t.due_at > $2::timestamptz - interval '12 days'
          and ($2::timestamptz at time zone b.time_zone)::time >= '07:00'),
      staged as (
        select *, case when days >= 7 then 7 when days >= 3 then 3 else 1 end as day from late where days between 1 and 10),
      marked as (
        insert into task_past_due_alerts (organization_id, task_id, due_at, day)
        select $1, s.id, s.due_at, s.day from staged s
        where not exists (select from task_past_due_alerts a where a.organization_id = $1 and a.task_id = s.id
          and a.due_at = s.due_at and a.day = s.day)
        order by s.due_at, s.id limit 200
        on conflict do nothing returning task_id, day)
      select marked.task_id, marked.day, s.job_id, s.building_id from marked join staged s on s.id = marked.task_id
      order by s.due_at, s.id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Tells of one batch of tasks that became past due; returns how many, 0 when all are told. */
export const publishPastDue = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const late = await claimPastDue(tenant, now);
  for (const { task_id, job_id, day } of late) {
    await events.publish(tenant, {
      name: 'task.past-due',
      entity: 'task',
      entityId: task_id,
      jobId: job_id,
      actorUserId: null,
      data: { day },
    });
  }
  return late.length;
};
