import { projectZone } from '#features/projects/special-projects/server';
import { doneStatuses } from '#features/tasks/tasks/contract';
import { literals } from '#platform/server/db/values';

/** SQL: the day on which a task `k` was done. */
export const doneOn = (
  zone: string,
): string => `coalesce((k.serviced_at at time zone ${zone})::date, k.scheduled_on,
  (k.completed_at at time zone ${zone})::date)`;

/** SQL: `k` is a finished task of the project. */
export const isDoneTask = (
  projectId: string,
): string => `k.organization_id = $1 and k.source = 'special_project'
  and k.related_type_id = ${projectId} and k.deleted_at is null and k.status in (${literals(doneStatuses)})`;

/** SQL: how many tasks of the project `t` are done or still to be done. */
export const knownTasks = `select count(*) from tasks k where k.organization_id = $1 and k.source = 'special_project'
  and k.related_type_id = t.id and k.deleted_at is null and k.status <> 'cancelled'`;

/** SQL: how often the work of `t` was done without tasks: the number of its dates up to the day named when it was closed;
 * 1 for a project with tasks or one that still runs. */
export const namedDates = `case when t.job_id is null and t.status in ('closed', 'invoiced') then greatest(1, t.dates) else 1 end`;

/** SQL: the first day of the work of `t`. The planned date alone is not enough, because it changes and work may be done
 * before it; tasks, the start of the rules and billed months do not change. */
export const workStart = `coalesce(least(t.scheduled_date, t.actual_service_date,
  (select min(k.scheduled_on) from tasks k
    where k.organization_id = $1 and k.source = 'special_project' and k.related_type_id = t.id
      and k.deleted_at is null and k.status <> 'cancelled'),
  (select min((s.rule ->> 'start_on')::date) from special_project_schedules s
    where s.organization_id = $1 and s.special_project_id = t.id and s.deleted_at is null),
  (select min(m.period_from) from invoices m
    where m.organization_id = $1 and m.special_project_id = t.id and m.deleted_at is null)),
  (t.created_at at time zone ${projectZone})::date)`;

/** SQL: the last day of the work of a project `t` that is closed. */
export const workEnd = `coalesce(t.actual_service_date, (t.ended_at at time zone ${projectZone})::date)`;
