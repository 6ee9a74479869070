import { z } from 'zod';
import { doneStatuses } from '#features/tasks/tasks/contract';
import { idRow } from '#platform/server/db/id-row';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { type ProjectTask, projectTask } from '../../contract/index.ts';
import { zone } from '../project/columns-sql-repository.ts';

const ofProject = `from tasks k where k.organization_id = $1 and k.source = 'special_project'
  and k.related_type_id = $2 and k.deleted_at is null`;

const serviceDay = z.object({ day: z.string().nullable() });

/** The work of a project, in the order of its days. */
export const tasksOfProject = (tenant: Tenant, projectId: number): Promise<ProjectTask[]> =>
  tenant.query({
    name: 'special-project-tasks',
    text: `select k.id, k.number, k.title, k.status, k.scheduled_on::text, ${isoText('k.due_at')} as due_at,
        ${isoText('k.serviced_at')} as serviced_at
      ${ofProject} order by k.scheduled_on nulls last, k.id limit 500`,
    values: [tenant.organizationId, projectId],
    row: projectTask,
  });

const photographed = projectTask.pick({ id: true, number: true, title: true });

/** The latest work of which there are photos. */
export const photographedTasks = (tenant: Tenant, projectId: number, max: number) =>
  tenant.query({
    name: 'special-project-photographed-tasks',
    text: `select k.id, k.number, k.title ${ofProject} and exists (select from files f where f.organization_id = $1
        and f.owner_entity = 'task' and f.owner_id = k.id and f.purpose in ('attachment', 'resolution')
        and starts_with(f.mime, 'image/') and f.deleted_at is null)
      order by k.scheduled_on desc nulls last, k.id desc limit $3`,
    values: [tenant.organizationId, projectId, max],
    row: photographed,
  });

/** Whether the work of a day is there, done or still to be done. */
export const hasTaskOn = async (tenant: Tenant, projectId: number, date: string): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'special-project-task-on',
    text: `select k.id ${ofProject} and k.scheduled_on = $3::date and k.status <> 'cancelled' limit 1`,
    values: [tenant.organizationId, projectId, date],
    row: idRow,
  });
  return rows.length > 0;
};

/** SQL: `k` has begun or is done. */
const isBegun = `k.status <> 'cancelled' and (k.started_at is not null or k.status in (${literals(doneStatuses)}))`;

/** SQL: somebody has begun, or done, the work of the planned day of the project `t`. */
export const begunOnItsDay = `exists (select from tasks k where k.organization_id = $1
  and k.source = 'special_project' and k.related_type_id = t.id and k.deleted_at is null
  and k.scheduled_on = t.scheduled_date and ${isBegun})`;

/** Whether somebody has begun, or done, the work of a day: it stays on that day. */
export const hasBegunOn = async (tenant: Tenant, projectId: number, date: string): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'special-project-begun-on',
    text: `select k.id ${ofProject} and k.scheduled_on = $3::date and ${isBegun} limit 1`,
    values: [tenant.organizationId, projectId, date],
    row: idRow,
  });
  return rows.length > 0;
};

/** The latest day on which work was done, on the clocks of the site. */
export const lastServiceDay = async (
  tenant: Tenant,
  projectId: number,
  zone: string,
): Promise<string | null> => {
  const [found] = await tenant.query({
    name: 'special-project-service-day',
    text: `select max((k.serviced_at at time zone $3)::date)::text as day ${ofProject}`,
    values: [tenant.organizationId, projectId, zone],
    row: serviceDay,
  });
  return found?.day ?? null;
};

const counted = z.object({ count: z.int() });

/** How many dates of a project are done. */
export const doneTasks = async (tenant: Tenant, projectId: number): Promise<number> => {
  const [found] = await tenant.query({
    name: 'special-project-done-tasks',
    text: `select count(*)::int as count ${ofProject} and k.status in (${literals(doneStatuses)})`,
    values: [tenant.organizationId, projectId],
    row: counted,
  });
  return found?.count ?? 0;
};

const madeDay = z.object({ id: z.int(), day: z.string(), time_zone: z.string() });

/** On which day the project of each task was made, on the clocks of its site. */
export const madeDaysOfTasks = async (tenant: Tenant, taskIds: readonly number[]) => {
  const rows = await tenant.query({
    name: 'special-project-made-days',
    text: `select k.id, (t.created_at at time zone ${zone})::date::text as day, ${zone} as time_zone
      from tasks k
      join special_projects t on t.organization_id = $1 and t.id = k.related_type_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      where k.organization_id = $1 and k.id = any($2) and k.source = 'special_project'`,
    values: [tenant.organizationId, taskIds],
    row: madeDay,
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/** The project whose work a task is. */
export const projectOfTask = async (tenant: Tenant, taskId: number): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('tasks')
    .select('related_type_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', taskId)
    .where('source', '=', 'special_project')
    .executeTakeFirst();
  return found?.related_type_id ?? undefined;
};
