import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { midnight } from '#platform/server/db/midnight';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import { doneStatuses, type WorkNow } from '../../contract/index.ts';
import { dateOf, dayOf } from '../../contract/recurrence/civil-day.ts';
import { dueBetween, openNow, pastDueAt } from '../task/task-conditions-repository.ts';

const site = z.object({
  job_id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  open: z.int(),
  past_due: z.int(),
});

const row = z.object({
  past_due: z.int(),
  open: z.int(),
  due_today: z.int(),
  unassigned: z.int(),
  done_lately: z.int(),
  behind: z.array(site),
});

type WorkMoment = Pick<WorkNow, 'today' | 'yesterday'> & { now: Date; zone: string };

const sitesShown = 5;

/** Reads the index of open work once, and what was finished since yesterday. With `offset 0` assignees are looked up task by
 * task: a hash join would read those of the whole history. */
const countWorkNow = async (
  tenant: Tenant,
  { now, zone, today, yesterday }: WorkMoment,
): Promise<z.infer<typeof row>> => {
  const values = collectValues([tenant.organizationId]);
  const inScope = placeConditions(tenant, {}, values)
    .map((part) => ` and ${part}`)
    .join('');
  const isDueToday = dueBetween({ due_from: today, due_to: today }, values).join(' and ');
  const [found] = await tenant.query({
    text: `with work as materialized (
        select t.job_id, (${pastDueAt(values.add(now))}) is true as late, (${isDueToday}) is true as today,
          not exists (select from task_assignees ta
            where ta.organization_id = $1 and ta.task_id = t.id offset 0) as unassigned
        from tasks t where t.organization_id = $1 and t.deleted_at is null and ${openNow}${inScope}),
      sites as (
        select job_id, count(*)::int as open, count(*) filter (where late)::int as past_due
        from work group by 1 having bool_or(late) order by 3 desc, 2 desc, 1 limit ${sitesShown})
      select (select count(*)::int from work) as open,
        (select count(*)::int from work where late) as past_due,
        (select count(*)::int from work where today) as due_today,
        (select count(*)::int from work where unassigned) as unassigned,
        (select count(*)::int from tasks t where t.organization_id = $1 and t.deleted_at is null
          and t.status in (${literals(doneStatuses)}) and t.finished_at >= ${midnight(values, zone, yesterday)}
          and t.finished_at < ${midnight(values, zone, today, 1)}${inScope}) as done_lately,
        coalesce((select json_agg(json_build_object('job_id', j.id, 'job_number', j.job_number,
            'job_name', j.job_name, 'open', s.open, 'past_due', s.past_due)
            order by s.past_due desc, s.open desc, j.id)
          from sites s join jobs j on j.organization_id = $1 and j.id = s.job_id), '[]') as behind`,
    values: values.all,
    row,
  });
  if (!found) throw new Error('a statement without a table answered no row');
  return found;
};

/** What is to be done in all jobs that the person sees. */
export const workNowOf = async (tenant: Tenant, zone: string, now: Date): Promise<WorkNow> => {
  const today = dateAt(now, zone);
  const days = { today, yesterday: dateOf(dayOf(today) - 1) };
  return { ...days, ...(await countWorkNow(tenant, { ...days, now, zone })) };
};
