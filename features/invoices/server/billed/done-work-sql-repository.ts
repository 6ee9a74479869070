import { projectZone } from '#features/special-projects/server';

/** SQL: the day on which a task `k` was done. */
export const doneOn = (
  zone: string,
): string => `coalesce((k.serviced_at at time zone ${zone})::date, k.scheduled_on,
  (k.completed_at at time zone ${zone})::date)`;

/** SQL: `k` is a finished task of the project. */
export const isDoneTask = (
  projectId: string,
): string => `k.organization_id = $1 and k.source = 'special_project'
  and k.related_type_id = ${projectId} and k.deleted_at is null and k.status in ('closed', 'completed')`;

/** SQL: the first day of the work of `t`. The planned date of work that recurs moves on; its tasks do not. */
export const workStart = `coalesce(least(t.scheduled_date, (select min(k.scheduled_on) from tasks k
  where k.organization_id = $1 and k.source = 'special_project' and k.related_type_id = t.id
    and k.deleted_at is null and k.status <> 'cancelled')), (t.created_at at time zone ${projectZone})::date)`;

/** SQL: the last day of the work of a project `t` that is closed. */
export const workEnd = `coalesce(t.actual_service_date, (t.ended_at at time zone ${projectZone})::date)`;
