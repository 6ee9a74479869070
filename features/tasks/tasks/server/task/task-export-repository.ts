import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { taskRow } from '../../contract/index.ts';

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

export type ExportedTask = z.infer<typeof row>;

const wall = (column: string): string =>
  `to_char(${column} at time zone b.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

/** Rows for a file, in the order of the ids; what was deleted meanwhile is left out. */
export const tasksForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedTask[]> =>
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
