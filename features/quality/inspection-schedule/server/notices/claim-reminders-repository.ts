import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { dueJobs, dueWhere } from '../due/due-list-repository.ts';
import { noPlanFrom } from './waiting-repository.ts';

const row = z.object({ job_id: z.int(), due_on: z.string(), days: z.int(), told_on: z.string() });

export type Reminder = z.infer<typeof row>;

/** Days before an inspection is due. */
const ahead = 3;

/** Marks as told, and returns, jobs whose inspection is due within three days or past due for another week, where it is seven
 * in the morning or later at the building; past due, `days` is below zero. No reminder where it is planned for today or
 * later. After an outage, a step is still told until the next one begins. At most 200 at a time; of processes that ask at
 * once, only one gets each. */
export const claimReminders = (tenant: Tenant, now: Date): Promise<Reminder[]> =>
  tenant.query({
    name: 'inspections-take-reminders',
    text: `with near as (
        select j.id as job_id, n.due_on, n.due_on - b.today as days, b.today as told_on
        from ${dueJobs('$2')}
        where ${dueWhere} and n.due_on <= b.today + ${ahead} and b.clock >= '07:00' and ${noPlanFrom('b.today')}),
      staged as (select *, case when days >= 0 then 0 else (6 - days) / 7 end as step from near),
      marked as (
        insert into inspection_reminders as stored (organization_id, job_id, due_on, step, at)
        select $1, s.job_id, s.due_on, s.step, $2 from staged s
        where not exists (select from inspection_reminders r where r.organization_id = $1 and r.job_id = s.job_id
          and r.due_on = s.due_on and r.step >= s.step)
        order by s.due_on, s.job_id limit 200
        on conflict (organization_id, job_id) do update set due_on = excluded.due_on, step = excluded.step, at = excluded.at
          where stored.due_on <> excluded.due_on or stored.step < excluded.step
        returning job_id)
      select s.job_id, s.due_on::text, s.days, s.told_on::text from marked join staged s on s.job_id = marked.job_id
      order by s.due_on, s.job_id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });
