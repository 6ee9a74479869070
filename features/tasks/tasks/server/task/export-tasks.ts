import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { taskExportEndpoints, taskRow } from '../../contract/index.ts';
import { taskTexts } from '../texts.ts';
import { taskIds } from './task-list-repository.ts';

const row = taskRow
  .pick({
    number: true,
    title: true,
    area: true,
    common_area: true,
    type: true,
    source: true,
    priority_level: true,
    status: true,
    scheduled_on: true,
  })
  .extend({
    description: z.string(),
    job_number: z.string(),
    job_name: z.string(),
    building: z.string(),
    assignees: z.string(),
    /** On the building's clocks. */
    due: z.string().nullable(),
    created: z.string(),
    photos: z.int(),
  });

type ExportedTask = z.infer<typeof row>;

const wall = (column: string): string =>
  `to_char(${column} at time zone b.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

/** Rows for a file, in the order of the ids; what was deleted meanwhile is left out. */
const tasksForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedTask[]> =>
  tenant.query({
    name: 'tasks-for-export',
    text: `select t.number, t.title, t.description, j.job_number, j.job_name, b.name as building, t.area,
        ca.name as common_area, t.type, t.source, t.priority_level, t.status, t.scheduled_on,
        coalesce((select string_agg(m.name, ', ' order by m.name) from task_assignees ta
          join memberships m on m.organization_id = $1 and m.user_id = ta.user_id
          where ta.organization_id = $1 and ta.task_id = t.id), '') as assignees,
        ${wall('t.due_at')} as due, ${wall('t.created_at')} as created,
        (select count(*)::int from files f where f.organization_id = $1 and f.owner_entity = 'task'
          and f.owner_id = t.id and f.purpose <> 'signature' and f.deleted_at is null) as photos
      from unnest($2::int[]) with ordinality as wanted (id, at)
      join tasks t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
      order by wanted.at`,
    values: [tenant.organizationId, ids],
    row,
  });

const wallOf = (wall: string | null) => wall && { wall };

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedTask>[] => {
  const t = taskTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (task) => task.number },
    { id: 'title', header: t('field.title'), value: (task) => task.title },
    { id: 'title', header: t('field.description'), value: (task) => task.description },
    { id: 'site', header: t('field.job_number'), value: (task) => task.job_number },
    { id: 'site', header: t('field.site'), value: (task) => task.job_name },
    { id: 'site', header: t('field.building'), value: (task) => task.building },
    {
      id: 'place',
      header: t('field.place'),
      value: (task) => [task.common_area, task.area].filter(Boolean).join(' · '),
    },
    { id: 'type', header: t('field.type'), value: (task) => t(`type.${task.type}`) },
    { id: 'type', header: t('field.source'), value: (task) => t(`source.${task.source}`) },
    { id: 'priority', header: t('field.priority'), value: (task) => t(`priority.${task.priority_level}`) },
    { id: 'assignees', header: t('field.assignees'), value: (task) => task.assignees },
    { id: 'scheduled_on', header: t('field.scheduled_on'), value: (task) => wallOf(task.scheduled_on) },
    { id: 'due_at', header: t('field.due_at'), value: (task) => wallOf(task.due) },
    { id: 'created_at', header: t('field.created_at'), value: (task) => wallOf(task.created) },
    { id: 'status', header: t('field.status'), value: (task) => t(`status.${task.status}`) },
    { id: 'photos', header: t('field.photos'), value: (task) => task.photos },
  ];
};

export const exportTasks = exportHandler(taskExportEndpoints.exportTasks, {
  title: (locale) => taskTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { now, person }, max) =>
    taskIds(tenant, filters, { now, zone: person.timeZone }, max),
  rows: tasksForExport,
});
