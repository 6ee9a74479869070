import { z } from 'zod';
import { doneStatuses } from '#features/tasks/tasks/contract';
import { collectValues, literals } from '#platform/server/db/values';
import { calendarEntry } from '../../contract/index.ts';
import { type Filters, filterConditions, type Reader } from '../list/project-list-repository.ts';
import { rowJoins, zone } from '../project/columns-sql-repository.ts';
import { begunOnItsDay } from '../transitions/project-tasks-repository.ts';

/** Most entries of one answer; people with more look at fewer days, or set filters. */
export const maxEntries = 1000;

const row = calendarEntry.omit({ can_move: true, past_due: true }).extend({
  recurs: z.boolean(),
  begun: z.boolean(),
  due_date: z.string().nullable(),
  time_zone: z.string(),
});

export type StoredEntry = z.infer<typeof row>;

const columns = `t.id, t.number, t.title, t.project_type as "projectType", t.status,
  json_build_object('id', c.id, 'name', c.name) as client, j.job_number || ' ' || j.job_name as site,
  t.scheduled_time as time, t.due_date::text, ${zone} as time_zone,
  exists (select from special_project_schedules s where s.organization_id = $1 and s.special_project_id = t.id
    and s.deleted_at is null) as recurs`;

/** SQL: every planned day of projects that are not cancelled, from `$2` to `$3`: the tasks of projects that recur, and the days
 * of the others. */
export const planned = `planned as materialized (
    select k.related_type_id as project_id, k.id as task_id, k.scheduled_on as day, t.scheduled_time as time, t.status,
      k.status in (${literals(doneStatuses)}) as done, k.started_at is not null as begun, k.updated_at
    from tasks k
    join special_project_occurrences o on o.organization_id = $1 and o.task_id = k.id
    join special_projects t on t.organization_id = $1 and t.id = k.related_type_id and t.deleted_at is null
      and t.status <> 'cancelled'
    where k.organization_id = $1 and k.source = 'special_project' and k.deleted_at is null
      and k.status <> 'cancelled' and k.scheduled_on between $2::date and $3::date
    union all
    select t.id, null, t.scheduled_date, t.scheduled_time, t.status, t.status in ('closed', 'invoiced'), ${begunOnItsDay},
      t.updated_at
    from special_projects t
    where t.organization_id = $1 and t.deleted_at is null and t.status <> 'cancelled'
      and t.scheduled_date between $2::date and $3::date
      and not exists (select from special_project_schedules s
        join special_project_occurrences o on o.organization_id = $1 and o.schedule_id = s.id
        join tasks k on k.organization_id = $1 and k.id = o.task_id and k.scheduled_on = t.scheduled_date
          and k.status <> 'cancelled'
        where s.organization_id = $1 and s.special_project_id = t.id)
  )`;

/** SQL: people who schedule or do the work of two projects at one time, or on one day where a time is not planned. */
const clashes = `busy as (
    select p.project_id, p.day, p.time, w.user_id from planned p
    join special_project_people w on w.organization_id = $1 and w.special_project_id = p.project_id
      and w.role = 'scheduler'
    where p.status in ('pending', 'open', 'active')
    union
    select p.project_id, p.day, p.time, a.user_id from planned p
    join tasks k on k.organization_id = $1 and k.source = 'special_project' and k.related_type_id = p.project_id
      and k.scheduled_on = p.day and k.deleted_at is null
    join task_assignees a on a.organization_id = $1 and a.task_id = k.id
    where p.status in ('pending', 'open', 'active')
  ), clashes as (
    select a.project_id, a.day, json_agg(distinct m.name) as names from busy a
    join busy b on b.user_id = a.user_id and b.day = a.day and b.project_id <> a.project_id
      and (a.time is null or b.time is null or a.time = b.time)
    join memberships m on m.organization_id = $1 and m.user_id = a.user_id
    group by a.project_id, a.day
  )`;

/** What is planned from one day to another, as this person may see it. */
export const plannedEntries = async (
  reader: Reader,
  filters: Filters,
  { from, to }: { from: string; to: string },
): Promise<StoredEntry[]> => {
  const { tenant } = reader;
  const values = collectValues([tenant.organizationId, from, to]);
  const where = await filterConditions(reader, filters, values);
  return tenant.query({
    text: `with ${planned}, ${clashes}
      select ${columns}, p.task_id, p.day::text, p.done, p.begun, p.updated_at, coalesce(x.names, '[]') as clashes
      from planned p
      join special_projects t on t.organization_id = $1 and t.id = p.project_id ${rowJoins}
      left join clashes x on x.project_id = p.project_id and x.day = p.day
      where ${where.join(' and ')}
      order by p.day, t.scheduled_time nulls first, t.id, p.task_id limit ${maxEntries + 1}`,
    values: values.all,
    row,
  });
};

/** Most entries in each part of the tray. */
const maxToPlan = 25;

/** Projects without a day, or projects whose day has passed before anybody began; the soonest due first. */
export const entriesToPlan = async (
  reader: Reader,
  filters: Filters,
  part: 'undated' | 'overdue',
): Promise<StoredEntry[]> => {
  const { tenant } = reader;
  const values = collectValues([tenant.organizationId]);
  const where = await filterConditions(reader, filters, values);
  const ours =
    part === 'undated'
      ? `t.status in ('draft', 'proposed', 'pending') and t.scheduled_date is null`
      : `t.status in ('pending', 'open')
        and t.scheduled_date < (${values.add(reader.now.toISOString())}::timestamptz at time zone ${zone})::date`;
  return tenant.query({
    text: `select ${columns}, k.id as task_id, false as done, false as begun, t.scheduled_date::text as day,
        '[]'::json as clashes, coalesce(k.updated_at, t.updated_at) as updated_at
      from special_projects t ${rowJoins}
      left join lateral (select k.id, k.updated_at from tasks k
        join special_project_occurrences o on o.organization_id = $1 and o.task_id = k.id
        where k.organization_id = $1 and k.source = 'special_project' and k.related_type_id = t.id
          and k.scheduled_on = t.scheduled_date and k.deleted_at is null and k.started_at is null
          and k.status in ('open', 'scheduled') order by k.id limit 1) k on true
      where ${where.join(' and ')} and ${ours}
      order by t.due_date nulls last, t.id limit ${maxToPlan}`,
    values: values.all,
    row,
  });
};
